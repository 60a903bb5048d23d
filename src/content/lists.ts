/** Names in a sentence: "a, b and c". By hand, because the list format of Intl takes long to load in a browser. */
export const listOf = (names: readonly string[], last: 'and' | 'or' = 'and'): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(` ${last} `)
