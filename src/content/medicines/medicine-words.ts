import type { TextLink } from '../site/text-page.ts'
import { redFlagLead, redFlagLines } from '../treatment/red-flags.ts'

export type OutsideLink = Extract<TextLink, { href: string }>

interface Point {
  readonly title: string
  readonly text: string
}

export interface WordsUnderHeading {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly link?: OutsideLink
}

/** What a step shows: `InjectionDrawing` in the web draws each. */
export type InjectionDrawing = 'check' | 'needle' | 'prime' | 'dose' | 'site' | 'sharps'

/** How one pen is used, as its manufacturer's instructions say it. The same for everyone who has it. */
interface InjectionGuide {
  /** The device, as it is called on the box. */
  readonly pen: string
  readonly needles: string
  readonly steps: readonly {
    readonly shows: InjectionDrawing
    readonly title: string
    readonly lines: readonly string[]
  }[]
  /** `days`: how long a pen that has been used lasts. */
  readonly keeping: (days: number) => readonly string[]
  readonly source: string
}

/** Every word that is about one medicine. `upTo`: the weight loss of its card, in %. */
export interface MedicineWords {
  readonly tag: string
  readonly description: string
  /** Where the figure of its weight loss comes from. */
  readonly lossSource: string
  readonly keyPoints: { readonly action: Point; readonly rhythm: Point; readonly steps: Point }
  /** Only of a medicine that is injected. */
  readonly injecting?: InjectionGuide
  readonly learnMore: (upTo: number) => { readonly title: string; readonly sections: readonly WordsUnderHeading[] }
}

/** With a word joiner, so that the figure never stands alone on the next line. */
export const glp1 = 'GLP-\u20601'

export const yellowCard: OutsideLink = {
  text: 'Report a side effect to the MHRA Yellow Card scheme',
  href: 'https://yellowcard.mhra.gov.uk',
}

export const sideEffects = [
  'The most common are feeling sick, being sick, diarrhoea and constipation. They often follow an increase in dose. Tell your clinician about anything that worries you; they can raise the dose more slowly, or stop the treatment.',
  redFlagLead,
  ...redFlagLines,
]

export const sideEffectsSection: WordsUnderHeading = {
  heading: 'Side effects',
  paragraphs: sideEffects,
  link: yellowCard,
}

export const notInPregnancy =
  'It is not for you while you are pregnant, trying to get pregnant or breastfeeding. If you could get pregnant, use contraception while you take it.'

export const whoDecides: WordsUnderHeading = {
  heading: 'Who decides',
  paragraphs: [
    'A clinician. Once you order, they read your answers, check your height, weight and BMI, and decide whether it is safe for you and at which dose. They may suggest the other medication, or none.',
  ],
}
