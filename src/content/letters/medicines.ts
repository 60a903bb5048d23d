/** What is in each medicine, as clinicians and labels name it. */
export const substances = { mounjaro: 'tirzepatide', wegovy: 'semaglutide' } as const
