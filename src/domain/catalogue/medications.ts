export interface DoseStage {
  readonly weeks: string
  /** In milligrams, for drawing; `dose` is how it is written. */
  readonly mg: number
  readonly dose: string
  readonly pricePence: number
}

export interface Medication {
  readonly key: 'mounjaro' | 'wegovy'
  readonly name: 'Mounjaro' | 'Wegovy'
  readonly priceOldPence: number
  readonly priceNewPence: number
  /** The address of its drawing: how the order summary knows it. */
  readonly image: string
  /** The specification's figure for the cards, "up to". */
  readonly expectedWeightLossPercentage: number
  readonly schedule: readonly DoseStage[]
}

const stage = (weeks: string, mg: number, dose: string, pounds: number): DoseStage => ({
  weeks,
  mg,
  dose,
  pricePence: pounds * 100,
})

export const mounjaro: Medication = {
  key: 'mounjaro',
  name: 'Mounjaro',
  priceOldPence: 209_00,
  priceNewPence: 125_00,
  image: '/medications/mounjaro.svg',
  expectedWeightLossPercentage: 22,
  schedule: [
    stage('1-4', 2.5, '2.5mg', 209),
    stage('5-8', 5, '5mg', 209),
    stage('9-12', 7.5, '7.5mg', 229),
    stage('13-16', 10, '10mg', 229),
    stage('17-20', 12.5, '12.5mg', 299),
    stage('21+', 15, '15mg', 299),
  ],
}

export const wegovy: Medication = {
  key: 'wegovy',
  name: 'Wegovy',
  priceOldPence: 199_00,
  priceNewPence: 125_00,
  image: '/medications/wegovy.svg',
  expectedWeightLossPercentage: 15,
  schedule: [
    stage('1-4', 0.25, '0.25mg', 209),
    stage('5-8', 0.5, '0.5mg', 209),
    stage('9-12', 1, '1.0mg', 229),
    stage('13-16', 1.7, '1.7mg', 299),
    stage('17+', 2.4, '2.4mg', 299),
  ],
}

/** One for each week: a pen lasts four weeks at one dose. */
export const dosesPerPen = 4

/** In the order they are shown; the first is chosen until the person chooses. */
export const medications: readonly Medication[] = [mounjaro, wegovy]

/** The cheapest first month there is, as its card says it. */
export const lowestFirstMonthPence = Math.min(...medications.map(({ priceNewPence }) => priceNewPence))

/** By its key or its name, as orders and addresses call it. */
export const medicationNamed = (written: string): Medication | null =>
  medications.find(({ key, name }) => key === written || name === written) ?? null
