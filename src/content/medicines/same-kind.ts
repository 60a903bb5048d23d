/** Medicines that act as ours do, by substance and brand, for questions about reactions to them. */
export const sameKindHint = 'Semaglutide (Wegovy, Ozempic), tirzepatide (Mounjaro) or one like them'
