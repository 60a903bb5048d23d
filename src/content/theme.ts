/** The choice between a light and a dark screen, in the account and at the desk. */
export const themeWords = {
  heading: 'Appearance',
  label: 'Light or dark',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  hint: 'System follows your device. Your choice is kept in this browser. Anything you print is always light.',
} as const
