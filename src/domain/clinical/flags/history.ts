import type { FlagWords } from '#content/cases/flags/flag-words.ts'
import { type FlagId, flagWords as words } from '#content/cases/flags.ts'
import { shortDate } from '../../calendar/short-date.ts'
import { specialOffers } from '../../intake/weight-management/special-offers.ts'
import { endedCode, isSettled } from '../clinical-history.ts'
import type { Rule } from '../flag.ts'
import type { EarlierEnd, History } from '../patient.ts'
import { policy } from '../policy.ts'

const care = 'care specification'

const elsewhere = (
  id: FlagId,
  what: Exclude<keyof History['sameElsewhere'], 'nameAndBirthDate'>,
  tells: (months: number) => FlagWords,
): Rule => ({
  id,
  severity: 'look',
  source: care,
  firesOn: `The same ${what} on another account in the last 12 months`,
  tells: ({ history }) => history.sameElsewhere[what] && tells(policy.sameElsewhereMonths),
})

const ends: Readonly<Record<EarlierEnd['reason'], string>> = {
  under_18: 'the age',
  over_74: 'the age',
  pregnancy: 'pregnancy',
  bmi_low: 'weight and height',
  medical_condition: 'a serious condition',
  'recent-bariatric-surgery': 'recent weight-loss surgery',
}

const describedEnds = (earlier: readonly EarlierEnd[]): string =>
  [...new Set(earlier.map(({ reason }) => ends[reason]))].toSorted().join(', ')

export const historyRules: readonly Rule[] = [
  elsewhere('same-document', 'document', words['same-document']),
  elsewhere('same-phone', 'phone', words['same-phone']),
  elsewhere('same-address', 'address', words['same-address']),
  elsewhere('same-card', 'card', words['same-card']),
  {
    id: 'same-person',
    severity: 'look',
    source: care,
    firesOn: 'The same name and date of birth on another account or order, however long ago',
    tells: ({ history }) => history.sameElsewhere.nameAndBirthDate && words['same-person'](),
  },
  {
    id: 'declined-before',
    severity: 'look',
    source: care,
    firesOn: 'An earlier order was declined',
    tells: ({ history, clinicalHistory }) => {
      const reasons = clinicalHistory.filter(({ kind, isCorrected }) => kind === 'declined' && !isCorrected)
      return (
        (history.wasDeclined || reasons.length > 0) &&
        words['declined-before'](reasons.map((entry) => `${entry.words} (${shortDate(entry.on)})`))
      )
    },
  },
  {
    id: 'answer-changed',
    severity: 'look',
    source: care,
    firesOn: 'An answer that had ended the questionnaire was changed before its end',
    tells: ({ history, clinicalHistory }) => {
      const open = history.earlierEnds.filter(({ reason }) => !isSettled(clinicalHistory, endedCode(reason)))
      return open.length > 0 && words['answer-changed'](describedEnds(open))
    },
  },
  {
    id: 'gp-not-told',
    severity: 'look',
    source: care,
    firesOn: 'They have a GP who is not to be told',
    tells: ({ evidence: { gp } }) => gp?.tells === false && gp.hasGp && words['gp-not-told'](gp.reason),
  },
  {
    id: 'no-gp',
    severity: 'look',
    source: care,
    firesOn: 'They have no GP',
    tells: ({ evidence: { gp } }) => gp?.tells === false && !gp.hasGp && words['no-gp'](gp.reason),
  },
  {
    id: 'marketing-off',
    severity: 'note',
    source: care,
    firesOn: 'No email address was left for offers',
    tells: ({ weight }) => weight.value(specialOffers) === undefined && words['marketing-off'](),
  },
  {
    id: 'first-supply',
    severity: 'note',
    source: care,
    firesOn: 'Nothing was supplied by us before',
    tells: ({ history }) => history.supplies === 0 && words['first-supply'](),
  },
  {
    id: 'price-accepted',
    severity: 'note',
    source: care,
    firesOn: 'A higher price was accepted',
    tells: ({ history }) => history.isPriceAccepted && words['price-accepted'](),
  },
]
