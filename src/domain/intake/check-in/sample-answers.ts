const noEffects = {
  nausea: 'none',
  vomiting: 'none',
  diarrhoea: 'none',
  constipation: 'none',
  stomach: 'none',
  tiredness: 'none',
  headache: 'none',
  skin: 'none',
}

/** Answers to its bespoke steps that between them lead everywhere. */
export const sampleAnswers: Readonly<Record<string, readonly unknown[]>> = {
  'check-in-weight': [{ weight: '92.4', unit: 'kg' }],
  'check-in-side-effects': [noEffects, { ...noEffects, nausea: 'severe' }],
  'check-in-doses': [{ taken: ['2031-06-02', '2031-06-09', '2031-06-16'], missed: 0 }],
  'check-in-wellbeing': [
    { fluids: 'enough', mood: 'usual' },
    { fluids: 'enough', mood: 'harm' },
  ],
  'check-in-stock': [{ doses: '1', pens: 'none', needles: 'enough' }],
}
