import { type FormEvent, useState } from 'react'
import { recallWords as words } from '#content/supply/pharmacy.ts'
import type { CallReply } from '#contract/calls.ts'
import { type MedicineKey, medicineName, medicines } from '#domain/medicines/medicines.ts'
import { useAction } from '#web/browser/use-action.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { DeskLine } from '../../components/desk-line.tsx'
import { DeskSelect } from '../../components/desk-select.tsx'
import { deskCall } from '../../desk-call.ts'
import { RecallRecipients } from './recall-recipients.tsx'

type Found = CallReply<'desk_recall'>

/** A medicine and its batches in hand: the one that was typed, and near matches that were added. */
export interface InHand {
  readonly medicine: MedicineKey
  readonly batches: readonly string[]
}

interface Props {
  readonly inHand: InHand | null
  readonly onFound: (inHand: InHand | null) => void
}

const options = [
  { value: '', label: '–' },
  ...medicines.map(({ key, name }) => ({ value: key as string, label: name })),
]

/** Everybody who was given a pen of one batch. Near matches are added one by one, never by themselves. */
export function FindBatch({ inHand, onFound }: Props) {
  const [chosen, setChosen] = useState<MedicineKey | null>(null)
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<readonly Found[]>([])
  const { run, isBusy, problem, setProblem } = useAction(words.failed)

  async function find(medicine: MedicineKey, batch: string, before: readonly Found[]) {
    if (batch === '' || isBusy) return
    await run(async () => {
      const { code, data, message } = await deskCall('desk_recall', { medicine, batch })
      if (code !== 200 || !data) return setProblem(message)
      const all = [...before, data]
      setFound(all)
      onFound({ medicine, batches: all.map(({ key }) => key) })
    })
  }
  function begin(event: FormEvent) {
    event.preventDefault()
    setFound([])
    onFound(null)
    if (chosen === null) return setProblem(words.chooseMedicine)
    void find(chosen, typed.trim(), [])
  }
  async function download({ medicine, batches }: InHand) {
    try {
      const { code, data, message } = await deskCall('desk_recall_file', { medicine, batches: [...batches] })
      if (code === 200 && data) saveFile(data.name, data.csv)
      else setProblem(message)
    } catch {
      setProblem(words.failed)
    }
  }
  const pens = found.flatMap((one) => one.pens)
  const near = found.flatMap((one) => one.near).filter(({ key }) => !inHand?.batches.includes(key))
  const others = found.flatMap(({ key, others: shared }) => shared.map((one) => ({ ...one, key })))
  return (
    <section>
      <form onSubmit={begin} className="flex max-w-[44rem] flex-wrap items-start gap-3">
        <DeskSelect
          label={words.medicine}
          value={chosen ?? ''}
          options={options}
          onChange={(value) => setChosen(medicines.find(({ key }) => key === value)?.key ?? null)}
        />
        <div className="min-w-48 flex-1">
          <DeskLine
            label={words.batch}
            hint={words.batchHint}
            type="search"
            value={typed}
            onChange={setTyped}
            maxLength={40}
            problem={problem}
          />
        </div>
        <div className="min-[24rem]:pt-5.5">
          <Button type="submit" size="small" variant="secondary" busy={isBusy} busyLabel={words.finding}>
            {words.find}
          </Button>
        </div>
      </form>
      <p role="status" className="mt-4 font-semibold empty:hidden">
        {inHand && saysFound(inHand, pens.length)}
      </p>
      {others.map(({ brand, key, pens: count }) => (
        <p key={`${brand} ${key}`} className="mt-2 max-w-[44rem] rounded-xl bg-caution/25 px-5 py-3 font-semibold">
          {words.others(count, brand, key)}
        </p>
      ))}
      {inHand && near.length > 0 && (
        <div className="mt-3 max-w-[44rem] space-y-2 rounded-2xl bg-caution/25 px-5 py-4">
          <p className="font-semibold">{words.near}</p>
          <p className="text-xs">{words.nearHint}</p>
          <div className="flex flex-wrap gap-2">
            {near.map(({ key, written, pens: count }) => (
              <DeskButton key={key} onPress={() => void find(inHand.medicine, key, found)}>
                {words.add(written, count)}
              </DeskButton>
            ))}
          </div>
        </div>
      )}
      {inHand && pens.length > 0 && (
        <>
          <RecallRecipients pens={pens} />
          <div className="mt-3 w-fit">
            <DeskButton onPress={() => void download(inHand)}>{words.file}</DeskButton>
          </div>
        </>
      )}
    </section>
  )
}

function saysFound({ medicine, batches }: InHand, pens: number): string {
  const [name, keys] = [medicineName(medicine), batches.join(', ')]
  return pens === 0 ? words.none(name, keys) : words.found(pens, name, keys)
}

/** Puts text into a file of the browser's downloads. The mark at its start has spreadsheets read it as UTF-8. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
