import type { ListedEntry, ListKind } from '../codes/health-list.ts'
import { namesIt, plainName } from '../codes/term.ts'
import type { conditions } from '../intake/medicines-and-conditions/conditions.ts'
import type { ReportedStopCode } from './clinical-history.ts'
import { interactionTable } from './interactions/table.ts'

/** A box of the medical history form that asks about the same. */
type Box = (typeof conditions)['options'][number]['value']

interface Known {
  /** It rules our medicines out: an entry of the clinical history, which only a correction with evidence settles. */
  readonly stop?: ReportedStopCode
  /** It asks for a second signature, or for a prescriber's attention. */
  readonly asks?: 'senior' | 'look'
  /** Ticked there, the flag of the box says it already. */
  readonly box?: Box
}

const nothing: Known = {}

/** What the rules make of each condition of the list. One that is not here counts as not checked. */
export const listedConditions: Readonly<Record<string, Known>> = {
  'Type 1 diabetes': { stop: 'type-1-diabetes' },
  Pancreatitis: { stop: 'pancreatitis', box: 'pancreatitis' },
  'Medullary thyroid cancer': { stop: 'medullary-thyroid-cancer', box: 'thyroid_cancer' },
  'Multiple endocrine neoplasia type 2': { stop: 'men2', box: 'men2' },
  'Non-arteritic anterior ischaemic optic neuropathy': { stop: 'naion', box: 'naion' },
  Gastroparesis: { asks: 'senior', box: 'stomach' },
  'Crohn’s disease': { asks: 'senior', box: 'bowel' },
  'Ulcerative colitis': { asks: 'senior', box: 'bowel' },
  'Heart failure': { asks: 'senior', box: 'heart_failure' },
  'Diabetic retinopathy': { asks: 'senior', box: 'eyes' },
  'Breast cancer': { asks: 'senior', box: 'cancer' },
  Cirrhosis: { asks: 'senior', box: 'liver' },
  'Anorexia nervosa': { asks: 'senior' },
  'Bulimia nervosa': { asks: 'senior' },
  'Binge eating disorder': { asks: 'senior' },
  Gallstones: { asks: 'look', box: 'gallstones' },
  'Chronic kidney disease': { asks: 'look', box: 'kidney' },
  'Fatty liver disease': { asks: 'look', box: 'liver' },
  'Coeliac disease': { asks: 'look', box: 'bowel' },
  'Type 2 diabetes': { asks: 'look' },
  'Atrial fibrillation': { asks: 'look' },
  'Overactive thyroid': { asks: 'look' },
  Depression: { asks: 'look' },
  'Bipolar disorder': { asks: 'look' },
  Schizophrenia: { asks: 'look' },
  Epilepsy: { asks: 'look' },
  'Irritable bowel syndrome': nothing,
  'Gastro-oesophageal reflux': nothing,
  'Coronary heart disease': nothing,
  'Heart attack': nothing,
  Angina: nothing,
  'High blood pressure': nothing,
  'High cholesterol': nothing,
  Stroke: nothing,
  'Deep vein thrombosis': nothing,
  'Pulmonary embolism': nothing,
  'Obstructive sleep apnoea': nothing,
  Asthma: nothing,
  'Chronic obstructive pulmonary disease': nothing,
  'Underactive thyroid': nothing,
  'Polycystic ovary syndrome': nothing,
  Prediabetes: nothing,
  Glaucoma: nothing,
  Cataract: nothing,
  'Anxiety disorder': nothing,
  'Post-traumatic stress disorder': nothing,
  'Attention deficit hyperactivity disorder': nothing,
  Migraine: nothing,
  'Multiple sclerosis': nothing,
  Gout: nothing,
  Osteoarthritis: nothing,
  'Rheumatoid arthritis': nothing,
  Osteoporosis: nothing,
  Psoriasis: nothing,
  Eczema: nothing,
  Lupus: nothing,
  Obesity: nothing,
}

const knownCondition = (substance: string | null): Known | undefined =>
  substance !== null && Object.hasOwn(listedConditions, substance) ? listedConditions[substance] : undefined

/** Ingredients of our injections that people have reacted to, beside the medicine itself. */
const excipients = ['phenol', 'propylene glycol', 'benzyl alcohol', 'glycerol']

const reactedTo = [
  ...interactionTable.filter(({ id }) => id === 'same-kind').flatMap(({ ingredients }) => ingredients),
  ...excipients,
].map(plainName)

/** The entry of the clinical history that this one requires, because it rules our medicines out. Null: none. */
export function stopOfListed({ kind, substance }: Pick<ListedEntry, 'kind' | 'substance'>): ReportedStopCode | null {
  if (substance === null) return null
  if (kind === 'condition') return knownCondition(substance)?.stop ?? null
  const isOfOurs = kind === 'allergy' && reactedTo.some((ingredient) => namesIt(plainName(substance), ingredient))
  return isOfOurs ? 'reaction-before' : null
}

/** What the rules find in a patient's listed conditions and allergies. */
export interface ListedRead {
  /** By what they ask of a prescriber, with the box of the form that would say it. */
  readonly asking: readonly { readonly name: string; readonly asks: 'senior' | 'look'; readonly box: Box | null }[]
  /** Compared with nothing, in the words they were recorded in. */
  readonly unchecked: readonly string[]
}

export function readListed(list: readonly ListedEntry[]): ListedRead {
  const current = list.filter(({ kind, state }) => state !== 'ended' && kind !== 'medicine')
  const isChecked = ({ kind, state, substance }: ListedEntry) =>
    state === 'coded' && (kind === 'allergy' || knownCondition(substance) !== undefined)
  return {
    asking: current.flatMap(({ name, written, substance, kind }) => {
      const { asks, box = null } = (kind === 'condition' ? knownCondition(substance) : undefined) ?? {}
      return asks ? [{ name: name ?? written, asks, box }] : []
    }),
    unchecked: [...new Set(current.filter((entry) => !isChecked(entry)).map(({ written }) => written))],
  }
}

export const ofKind = (list: readonly ListedEntry[], wanted: ListKind): ListedEntry[] =>
  list.filter(({ kind }) => kind === wanted)
