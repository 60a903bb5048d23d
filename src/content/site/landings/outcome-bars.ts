/** How to read the bars beside what people have lost. */
export const outcomeBars = {
  whole: 'A whole bar is the weight at the start:',
  left: 'what is left',
  lost: 'what was lost',
} as const
