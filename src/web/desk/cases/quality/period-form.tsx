import { type FormEvent, useState } from 'react'
import { qualityWords as words } from '#content/cases/quality.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DeskLine } from '../../components/desk-line.tsx'

export interface Period {
  readonly from: string
  readonly to: string
}

interface Props {
  readonly period: Period
  readonly onChoose: (period: Period) => void
}

export function PeriodForm({ period, onChoose }: Props) {
  const [from, setFrom] = useState(period.from)
  const [to, setTo] = useState(period.to)
  const isWrong = from === '' || to === '' || to < from

  function choose(event: FormEvent) {
    event.preventDefault()
    if (!isWrong) onChoose({ from, to })
  }

  return (
    <form aria-label={words.period} onSubmit={choose} className="flex flex-wrap items-end gap-3">
      <DeskLine label={words.from} type="date" value={from} onChange={setFrom} />
      <DeskLine label={words.to} type="date" value={to} onChange={setTo} problem={isWrong ? words.endsFirst : null} />
      <Button type="submit" size="small" variant="secondary">
        {words.show}
      </Button>
    </form>
  )
}
