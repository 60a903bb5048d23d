import { useState } from 'react'
import { deskBloodWords } from '#content/blood-tests/desk-blood-tests.ts'
import type { DeskBloodKit } from '#contract/blood-tests/desk-blood-tests.ts'
import { pages } from '#contract/pages.ts'
import { kitCodeIn } from '#domain/blood-tests/kits.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { dateAndTimeOf } from '../cases/list/format-date.ts'
import { DeskButton } from '../components/desk-button.tsx'
import { DeskLine } from '../components/desk-line.tsx'
import { NotLoaded } from '../components/not-loaded.tsx'
import { useSave } from '../components/use-save.ts'
import { useScanner } from '../components/use-scanner.ts'
import { deskCall } from '../desk-call.ts'
import { DeskHeading } from '../shell/desk-heading.tsx'
import { useDeskRead } from '../use-desk-read.ts'

const words = deskBloodWords.kit

/** A kit to pack: its number, its address, and the way out of the house. */
export function SendKit({ id }: { readonly id: string }) {
  const shown = useDeskRead('desk_blood_kit', { id })
  const { data } = shown
  return (
    <>
      <DeskHeading title={words.title} lead={data ? words.states[data.state] : ''}>
        <ButtonLink size="small" variant="secondary" to={pages.deskBloodTests}>
          {deskBloodWords.back}
        </ButtonLink>
      </DeskHeading>
      {data === null ? (
        <NotLoaded of={shown} loading={deskBloodWords.loading} title={words.notLoaded} />
      ) : (
        <>
          <Kit kit={data} onChanged={shown.refresh} />
          <Printed kit={data} />
        </>
      )}
    </>
  )
}

interface KitProps {
  readonly kit: DeskBloodKit
  readonly onChanged: () => Promise<void>
}

function Kit({ kit, onChanged }: KitProps) {
  const { code, to, sent, state } = kit
  return (
    <div className="max-w-[52rem] space-y-6 print:hidden">
      <div className="grid gap-6 sm:grid-cols-2">
        <div>
          <p className="text-xs font-semibold">{words.number}</p>
          <p className="font-display text-[1.75rem] leading-tight tabular-nums">{code}</p>
        </div>
        <div>
          <p className="text-xs font-semibold">{words.to}</p>
          <p className="font-semibold">{to.name}</p>
          <p className="whitespace-pre-line">{to.lines.join('\n')}</p>
        </div>
      </div>
      {sent && <p>{words.sent(dateAndTimeOf(sent.at), sent.carrier, sent.tracking)}</p>}
      {state === 'asked' && <Send kit={kit} onChanged={onChanged} />}
      {(state === 'sent' || state === 'received') && <Lost kit={kit} onChanged={onChanged} />}
    </div>
  )
}

function Send({ kit: { id, code, held }, onChanged }: KitProps) {
  const [typed, setTyped] = useState({ code: '', carrier: '', tracking: '' })
  const { save, isBusy, problem } = useSave(onChanged, deskBloodWords.failed)
  const fill = (field: keyof typeof typed) => (value: string) => setTyped({ ...typed, [field]: value })
  // The tracking number is scanned, too, into its own field.
  useScanner(fill('code'), { shortest: 10, leavesFields: true })
  const why = held ?? whyNot()

  function whyNot(): string | null {
    if (typed.code.trim() === '') return words.lacks(words.scan.toLowerCase())
    if (kitCodeIn(typed.code) !== code) return words.wrong
    if (typed.carrier.trim() === '') return words.lacks(words.carrier.toLowerCase())
    return typed.tracking.trim() === '' ? words.lacks(words.tracking.toLowerCase()) : null
  }
  return (
    <section className="space-y-3 rounded-2xl border border-line bg-white px-5 py-5">
      <h2 className="text-[1.25rem]">{words.list}</h2>
      <ul className="list-disc pl-5">
        {words.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <div className="sm:w-72">
        <DeskButton onPress={() => window.print()}>{words.print}</DeskButton>
      </div>
      {problem && (
        <p role="alert" className="rounded-xl bg-caution/40 px-3 py-2 font-semibold">
          {problem}
        </p>
      )}
      <DeskLine
        label={words.scan}
        hint={words.scanHint}
        inputMode="numeric"
        value={typed.code}
        onChange={fill('code')}
        maxLength={40}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <DeskLine label={words.carrier} value={typed.carrier} onChange={fill('carrier')} maxLength={60} />
        <DeskLine label={words.tracking} value={typed.tracking} onChange={fill('tracking')} maxLength={80} />
      </div>
      <div className="sm:w-72">
        <DeskButton
          tone="primary"
          why={why}
          isBusy={isBusy}
          busyLabel={deskBloodWords.saving}
          onPress={() => void (why === null && save(() => deskCall('desk_send_blood_kit', { id, ...typed })))}
        >
          {words.send}
        </DeskButton>
      </div>
    </section>
  )
}

function Lost({ kit: { id }, onChanged }: KitProps) {
  const { save, isBusy, problem } = useSave(onChanged, deskBloodWords.failed)
  return (
    <div className="space-y-2 sm:w-72">
      {problem && (
        <p role="alert" className="rounded-xl bg-caution/40 px-3 py-2 font-semibold">
          {problem}
        </p>
      )}
      <DeskButton
        tone="danger"
        isBusy={isBusy}
        busyLabel={deskBloodWords.saving}
        onPress={() => void save(() => deskCall('desk_end_blood_kit', { id }))}
      >
        {words.lost}
      </DeskButton>
      <p className="px-1 text-xs text-ink-soft">{words.lostHint}</p>
    </div>
  )
}

/** The address for the outside, and on the next page the list with the number. The outside says nothing of the content. */
const Printed = ({ kit: { code, to } }: { readonly kit: DeskBloodKit }) => (
  <div className="on-paper hidden print:block">
    <address className="break-after-page text-[18pt] leading-snug not-italic">
      <strong>{to.name}</strong>
      {to.lines.map((line) => (
        <span key={line} className="block whitespace-pre-line">
          {line}
        </span>
      ))}
    </address>
    <h1>{words.title}</h1>
    <p>{to.name}</p>
    <p>
      {words.number}: <strong>{code}</strong>
    </p>
    <ul>
      {words.items.map((item) => (
        <li key={item}>☐ {item}</li>
      ))}
    </ul>
  </div>
)
