/** Skin between the apricot and the ink of the palette. */
export const brown = 'fill-[color-mix(in_oklab,var(--color-apricot),var(--color-ink)_34%)]'
export const tan = 'fill-[color-mix(in_oklab,var(--color-apricot),var(--color-apricot-pale)_35%)]'
