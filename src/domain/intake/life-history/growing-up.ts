import { toStep } from '../engine/step.ts'
import { checklist, choice, notSure } from './step-ids.ts'

export const school = checklist({
  id: 'life-school',
  topic: 'School',
  progress: 5,
  answerKey: 'life_school',
  storedAs: 'list',
  question: 'What was school like for you?',
  hint: 'Tick all that were true for most of your time there.',
  options: [
    { value: 'lost_things', label: 'I lost things or forgot homework' },
    { value: 'fidgeted', label: 'I fidgeted, talked or left my seat when I should not have' },
    { value: 'daydreamed', label: 'I drifted off in lessons' },
    { value: 'could_do_better', label: 'I was told that I could do better if I tried' },
    { value: 'trouble', label: 'I was often in trouble, or was excluded' },
    { value: 'extra_help', label: 'I had extra help with learning' },
    { value: 'masked', label: 'I kept up, but it took far more effort than it showed' },
    { value: 'well', label: 'I did well without much effort' },
    { value: 'none', label: 'None of these', excludes: 'all' },
    { ...notSure, excludes: 'all' },
  ],
  next: () => toStep('life-work'),
})

export const work = choice({
  id: 'life-work',
  topic: 'Work',
  progress: 10,
  answerKey: 'life_work',
  question: 'What do you do on most days?',
  options: [
    { value: 'work', label: 'I work' },
    { value: 'study', label: 'I study' },
    { value: 'both', label: 'I work and study' },
    { value: 'care', label: 'I look after children or someone else' },
    { value: 'off_sick', label: 'I am off sick' },
    { value: 'not_working', label: 'I am not working at the moment' },
    { value: 'retired', label: 'I am retired' },
  ],
  next: () => toStep('life-work-trouble'),
})

export const workTrouble = checklist({
  id: 'life-work-trouble',
  topic: 'Work',
  progress: 15,
  answerKey: 'life_work_trouble',
  storedAs: 'list',
  question: 'Has any of this happened to you at work or in your studies?',
  options: [
    { value: 'deadlines', label: 'I miss deadlines, or meet them only in a panic' },
    { value: 'mistakes', label: 'I make mistakes because I rush or drift off' },
    { value: 'late', label: 'I am often late' },
    { value: 'warned', label: 'I was warned, or lost a job or a place' },
    { value: 'moved_on', label: 'I change jobs or courses more often than I would like' },
    { value: 'overwork', label: 'I work far longer than others to keep up' },
    { value: 'none', label: 'None of these', excludes: 'all' },
  ],
  next: () => toStep('life-home'),
})

export const home = checklist({
  id: 'life-home',
  topic: 'Home',
  progress: 20,
  answerKey: 'life_home',
  storedAs: 'list',
  question: 'What is hard for you at home?',
  options: [
    { value: 'money', label: 'Money: bills, spending or debt' },
    { value: 'chores', label: 'Chores that I begin and do not finish' },
    { value: 'belongings', label: 'Finding my things' },
    { value: 'relationships', label: 'Relationships with people close to me' },
    { value: 'children', label: 'Looking after children or other people' },
    { value: 'driving', label: 'Driving: accidents, fines or near misses' },
    { value: 'none', label: 'None of these', excludes: 'all' },
  ],
  next: () => toStep('life-health'),
})
