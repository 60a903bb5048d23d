import type { Answers } from '../intake/engine/step.ts'

/** For tests and the demo: a patient of whom nothing has to be read first. */
export const quietLifeHistory: Answers = {
  life_school: ['I lost things or forgot homework', 'I drifted off in lessons'],
  life_work: 'work',
  life_work_trouble: ['I miss deadlines, or meet them only in a panic'],
  life_home: ['Chores that I begin and do not finish'],
  life_health: ['I have had none of these'],
  life_heart: ['None of these'],
  life_heart_family: 'no',
  life_family: ['ADHD'],
  life_sleep: ['I cannot fall asleep, or I stay up far too late'],
  life_alcohol: 'rarely',
  life_drugs: ['None of these'],
  life_mood: ['Anxiety or panic'],
  life_safety: 'never',
  life_medicines: ['None of these'],
  life_hopes: 'To finish what I begin, and to be less tired in the evening.',
}

/** The same of somebody who knows them. */
export const quietInformant: Answers = {
  informant_relation: 'sibling',
  informant_known: 'childhood',
  informant_childhood: ['They lost things and forgot what they were told'],
  informant_attention: 'often',
  informant_restless: 'sometimes',
  informant_impulse: 'sometimes',
  informant_since: 'always',
  informant_effect: ['Work or studies'],
  informant_health: ['None of these'],
  informant_safety: 'no',
  informant_example: 'Kind and quick, and late for everything since we were small.',
}
