import { medicines } from './medicines.ts'
import { knownMedicines } from './weight-loss-medicines-elsewhere.ts'

/** Other prescription-only medicines for weight and for ADHD, by brand and substance. */
const others = [
  ...['Byetta', 'Bydureon', 'Trulicity', 'Lyxumia', 'Mysimba', 'Xenical', 'Zepbound', 'Foundayo'],
  ...['liraglutide', 'dulaglutide', 'exenatide', 'lixisenatide', 'orforglipron', 'retatrutide', 'cagrilintide'],
  ...['orlistat', 'naltrexone', 'bupropion', 'phentermine', 'semaglutide', 'tirzepatide'],
  ...['Concerta', 'Elvanse', 'Intuniv', 'Medikinet', 'Ritalin', 'Strattera', 'Adderall', 'Vyvanse'],
  ...['methylphenidate', 'lisdexamfetamine', 'dexamfetamine', 'atomoxetine', 'guanfacine'],
]

/** Classes, forms and everyday names that can only mean them. */
const kinds = [
  String.raw`GLP[\s\u2060-]*1s?`,
  String.raw`\bGIP\b`,
  'incretins?',
  String.raw`weight[\s-]?loss (?:medication|medicine|drug|injection|jab|pen|pill|tablet)s?`,
  '(?:skinny|slimming|fat) (?:jab|pen|pill|injection|medicine)s?',
  'appetite suppressants?',
  'stimulant (?:medication|medicine)s?',
  String.raw`\b(?:pre-?filled )?pens?\b`,
  String.raw`\binject(?:s|ed|ing|ions?|ables?)?\b`,
  String.raw`\bjabs?\b`,
]

/** Trials, by names that are ordinary words in small letters. */
const trials = /\b(?:SURMOUNT|SCALE|STEP)[\s-]\d/g

/** What trials found, which is as good as a name. */
const results = [
  String.raw`\d+(?:\.\d+)?\s?% (?:of (?:your |their )?)?(?:average )?(?:body ?)?weight`,
  String.raw`weight loss[^.;]{0,40}?\d+(?:\.\d+)?\s?%`,
  String.raw`\d+(?:\.\d+)?\s?%[^.;]{0,40}?weight loss`,
  'clinically proven',
]

const escaped = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const named = new RegExp(
  [
    ...[
      ...medicines.flatMap(({ name, substance }) => [name, substance]),
      // Alli is sold without a prescription, and a word of other languages.
      ...knownMedicines.map(({ name }) => name).filter((name) => name !== 'Alli'),
      ...others,
    ].map((name) => String.raw`\b${escaped(name)}\b`),
    ...kinds,
    ...results,
  ].join('|'),
  'gi',
)

/**
 * Every prescription-only medicine, class of them, pen or result of a trial that a text names. In strict mode the public
 * is shown no such text; the result also says what to change in one.
 */
export const medicinesNamedIn = (text: string): string[] => [
  ...new Set([named, trials].flatMap((names) => [...text.matchAll(names)].map(([found]) => found))),
]
