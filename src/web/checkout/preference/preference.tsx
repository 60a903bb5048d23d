import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { preferenceWords as words } from '#content/checkout/preference.ts'
import { thenByDose } from '#content/checkout/price-words.ts'
import type { ChoosableMedicine } from '#contract/checkout/medicine-choice.ts'
import { questionnairePath } from '#contract/pages.ts'
import { pounds, wholePounds } from '#domain/orders/money.ts'
import { gutter } from '#web/kit/gutter.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ArrowLeft } from '#web/kit/ui/icons.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { ChoiceGate } from './choice-gate.tsx'

export const meta = () => pageMeta({ title: words.title, description: words.description, isUnlisted: true })

export default function Preference() {
  return <ChoiceGate>{(medicines) => <PreferenceForm medicines={medicines} />}</ChoiceGate>
}

const [headingStart, headingEnd] = words.heading

/** A preference, which the prescriber reads and need not follow. None is chosen beforehand. */
function PreferenceForm({ medicines }: { medicines: readonly ChoosableMedicine[] }) {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [pressed, setPressed] = useState<string>()
  const preferred = medicines.find(({ key }) => key === (pressed ?? state?.medication))
  const [isMissing, setIsMissing] = useState(false)

  function prefer({ key }: ChoosableMedicine) {
    setPressed(key)
    setIsMissing(false)
    void navigate('.', { replace: true, state: { medication: key } })
  }

  function goOn() {
    if (preferred) void navigate(preferred.path)
    else setIsMissing(true)
  }

  return (
    <div className={`${gutter} pt-4 pb-16 sm:pt-8 lg:pb-24`}>
      <div className="max-w-[42rem]">
        <Link
          to={questionnairePath('special-offers')}
          className="-ml-1 inline-flex min-h-11 items-center gap-2 px-1 font-semibold underline decoration-transparent underline-offset-4 hover:decoration-current"
        >
          <ArrowLeft className="size-4.5" />
          {words.back}
        </Link>
        <PageHeading className="mt-2 sm:mt-4">
          {headingStart} <em className="text-green">{headingEnd}</em>
        </PageHeading>
        <p className="mt-4 text-lg text-ink-soft">{words.lead}</p>
        <fieldset className="mt-8">
          <legend className="sr-only">{words.legend}</legend>
          <div className="space-y-4">
            {medicines.map((medicine) => (
              <Option
                key={medicine.key}
                medicine={medicine}
                isPreferred={medicine === preferred}
                onPrefer={() => prefer(medicine)}
              />
            ))}
          </div>
        </fieldset>
        <p className="mt-6 rounded-option bg-mint px-5 py-4">{words.decides}</p>
        <p role="alert" className="mt-4 font-semibold text-brick empty:hidden">
          {isMissing ? words.missing : ''}
        </p>
        <div className="mt-8 flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-center">
          <Button size="large" arrow onClick={goOn} aria-describedby="pay-only-if">
            {words.continueWith}
          </Button>
          <p id="pay-only-if" className="text-ink-soft">
            {words.payOnlyIf}
          </p>
        </div>
      </div>
    </div>
  )
}

interface OptionProps {
  readonly medicine: ChoosableMedicine
  readonly isPreferred: boolean
  readonly onPrefer: () => void
}

function Option({ medicine, isPreferred, onPrefer }: OptionProps) {
  const { key, name, substance, firstMonthPence, laterFromPence, laterToPence } = medicine
  const price = words.price(pounds(firstMonthPence), thenByDose(wholePounds(laterFromPence), wholePounds(laterToPence)))
  return (
    <div className="relative flex items-start gap-4 rounded-card border-2 border-line bg-white p-5 transition-[border-color,box-shadow] duration-200 hover:border-line-strong has-checked:border-green has-checked:shadow-selected has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus sm:p-6">
      <input
        type="radio"
        id={key}
        name="medication"
        value={key}
        checked={isPreferred}
        onChange={onPrefer}
        aria-describedby={`${key}-price`}
        className="relative z-10 mt-0.5 size-6 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-line-strong bg-white outline-none transition-[border-width,border-color] duration-150 checked:border-8 checked:border-green"
      />
      <div className="min-w-0">
        <label
          htmlFor={key}
          className="font-semibold text-lg after:absolute after:inset-0 after:cursor-pointer after:rounded-card"
        >
          {name} ({substance})
        </label>
        <p id={`${key}-price`} className="mt-1 text-ink-soft tabular-nums">
          {price}
        </p>
      </div>
    </div>
  )
}
