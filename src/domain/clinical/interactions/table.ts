import type { FlagId } from '#content/cases/flags.ts'
import { type MedicineKey, medicineKeys, medicineOf } from '../../medicines/medicines.ts'
import { ours } from '../figure.ts'

/** A medicine, or a class of them, whose effect matters together with ours. What it says and why are its flag’s words. */
export interface Interaction {
  readonly id: InteractionId
  /**
   * Plain names of ingredients: a medicine counts if its ingredients have one of these. Its brands are those of the
   * list of medicines, and of an imported release.
   */
  readonly ingredients: readonly string[]
  /** With these it is another product, such as a patch instead of a pill. */
  readonly butNotWith?: readonly string[]
  /** Which of our medicines it concerns. */
  readonly with: readonly MedicineKey[]
  readonly flag: FlagId
  readonly source: string
  /** The day the row was written or last changed, YYYY-MM-DD. */
  readonly asOf: string
}

export const interactionIds = [
  'insulin',
  'sulfonylurea',
  'warfarin',
  'levothyroxine',
  'lithium',
  'antiepileptic',
  'narrow-index',
  'sglt2',
  'dpp4',
  'same-kind',
  'mysimba',
  'orlistat',
  'pill',
  'oral-hrt',
  'stimulant',
] as const

export type InteractionId = (typeof interactionIds)[number]

const care = 'care specification'
const asOf = '2026-11-19'
const everyMedicine = medicineKeys

/** The one table of interactions: rules about boxes that were ticked, about picked medicines and about names all read it. */
export const interactionTable: readonly Interaction[] = [
  {
    id: 'insulin',
    ingredients: ['insulin'],
    with: everyMedicine,
    flag: 'insulin-or-sulfonylurea',
    source: care,
    asOf,
  },
  {
    id: 'sulfonylurea',
    ingredients: [
      ...['gliclazide', 'glimepiride', 'glipizide', 'glibenclamide', 'tolbutamide'],
      // No sulfonylureas, but they lower blood sugar in the same way.
      ...['repaglinide', 'nateglinide'],
    ],
    with: everyMedicine,
    flag: 'insulin-or-sulfonylurea',
    source: care,
    asOf,
  },
  {
    id: 'warfarin',
    ingredients: ['warfarin'],
    with: everyMedicine,
    flag: 'warfarin',
    source: care,
    asOf,
  },
  {
    id: 'levothyroxine',
    ingredients: ['levothyroxine'],
    with: everyMedicine,
    flag: 'levothyroxine',
    source: care,
    asOf,
  },
  { id: 'lithium', ingredients: ['lithium'], with: everyMedicine, flag: 'lithium', source: care, asOf },
  {
    id: 'antiepileptic',
    ingredients: [
      ...['brivaracetam', 'carbamazepine', 'cenobamate', 'clobazam', 'eslicarbazepine', 'ethosuximide', 'lacosamide'],
      ...['lamotrigine', 'levetiracetam', 'oxcarbazepine', 'perampanel', 'phenobarbital', 'phenytoin', 'primidone'],
      ...['rufinamide', 'topiramate', 'valproate', 'valproic acid', 'vigabatrin', 'zonisamide'],
    ],
    with: everyMedicine,
    flag: 'epilepsy-medicine',
    source: care,
    asOf,
  },
  {
    id: 'narrow-index',
    ingredients: [
      ...['ciclosporin', 'tacrolimus', 'sirolimus', 'digoxin', 'theophylline', 'aminophylline'],
      ...['acenocoumarol', 'phenindione', 'liothyronine'],
    ],
    with: everyMedicine,
    flag: 'narrow-index-medicine',
    source: 'UK licence of Mounjaro, section 4.5, on oral medicines with a narrow therapeutic index; for Wegovy ours',
    asOf,
  },
  {
    id: 'sglt2',
    ingredients: ['dapagliflozin', 'empagliflozin', 'canagliflozin', 'ertugliflozin'],
    with: everyMedicine,
    flag: 'sglt2-inhibitor',
    source: care,
    asOf,
  },
  {
    id: 'dpp4',
    ingredients: ['sitagliptin', 'linagliptin', 'saxagliptin', 'alogliptin', 'vildagliptin'],
    with: everyMedicine,
    flag: 'dpp4-inhibitor',
    source: ours,
    asOf,
  },
  {
    id: 'same-kind',
    ingredients: [
      ...['semaglutide', 'tirzepatide', 'liraglutide', 'dulaglutide', 'exenatide', 'lixisenatide', 'albiglutide'],
    ],
    with: everyMedicine,
    flag: 'another-glp1',
    source: care,
    asOf,
  },
  {
    id: 'mysimba',
    ingredients: ['bupropion naltrexone', 'naltrexone bupropion', 'mysimba'],
    with: everyMedicine,
    flag: 'mysimba',
    source: ours,
    asOf,
  },
  { id: 'orlistat', ingredients: ['orlistat'], with: everyMedicine, flag: 'orlistat-as-well', source: ours, asOf },
  {
    id: 'pill',
    ingredients: [
      ...['ethinylestradiol', 'desogestrel', 'drospirenone', 'combined contraceptive pill', 'progestogen only pill'],
    ],
    butNotWith: ['norelgestromin', 'etonogestrel'],
    with: everyMedicine.filter((key) => medicineOf(key).weakensPill),
    flag: 'pill-with-mounjaro',
    source: 'MHRA, June 2025',
    asOf,
  },
  {
    id: 'oral-hrt',
    ingredients: [
      ...['dydrogesterone', 'progesterone', 'estradiol norethisterone', 'estradiol medroxyprogesterone'],
      'medroxyprogesterone estradiol',
    ],
    with: everyMedicine,
    flag: 'oral-hrt',
    source: care,
    asOf,
  },
  {
    id: 'stimulant',
    ingredients: ['methylphenidate', 'dexamfetamine', 'lisdexamfetamine'],
    with: everyMedicine,
    flag: 'stimulant',
    source: ours,
    asOf,
  },
]
