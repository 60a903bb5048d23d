/** Answers with which a patient may order. */
export const eligibleAnswers = {
  Q1_answer: '18-74',
  Q2_answer: 'White',
  Q3_answer: 'Male',
  Q4_answer: {
    weight: '100',
    weightUnit: 'kg',
    heightCm: '175',
    heightFt: '',
    heightIn: '',
    heightUnit: 'cm',
    bmi: '32.7',
  },
  Q5_answer: 'I do not have diabetes',
  Q6_answer: ['None of these'],
  Q7_answer: ['None of these'],
  Q10_answer: 'I have never taken medication to lose weight',
  Q10b_answer: 'no medication',
}
