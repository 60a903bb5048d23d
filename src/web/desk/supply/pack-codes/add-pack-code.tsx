import { useState } from 'react'
import { listOf } from '#content/lists.ts'
import { packCodeWords as words } from '#content/supply/pack-codes.ts'
import { type MedicineKey, medicineNamed, medicineOf, medicines } from '#domain/medicines/medicines.ts'
import { milligrams } from '#domain/supply/pack.ts'
import { gtinOf, readPackCode } from '#domain/supply/pack-code.ts'
import { randomUuid } from '#web/browser/random-uuid.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { DeskLine } from '../../components/desk-line.tsx'
import { DeskSelect } from '../../components/desk-select.tsx'
import { useSave } from '../../components/use-save.ts'
import { useScanner } from '../../components/use-scanner.ts'
import { deskCall } from '../../desk-call.ts'

interface Typed {
  readonly gtin: string
  readonly medicine: string
  readonly strength: string
  readonly packSize: string
}

/** What keeps it from being added. Null: it can be. */
function whyNotAdd({ gtin, medicine, strength, packSize }: Typed): string | null {
  if (gtin.trim() === '') return words.lacks(words.gtin)
  if (gtinOf(gtin) === null) return words.badGtin
  const known = medicineNamed(medicine)
  if (!known) return words.lacks(words.medicine.toLowerCase())
  if (strength.trim() === '') return words.lacks(words.strength.toLowerCase())
  if (!known.doses.some(({ mg }) => mg === milligrams(strength)))
    return words.badStrength(
      known.name,
      listOf(
        known.doses.map(({ dose }) => dose),
        'or',
      ),
    )
  return /^([1-9]|1[0-2])$/.test(packSize.trim()) ? null : words.badSize
}

interface Props {
  /** Of a pack that was scanned at the check. */
  readonly gtin: string
  readonly onAdded: () => Promise<void>
}

/** One person reads a pack in their hand. Nothing but the number comes from the code. */
export function AddPackCode({ gtin, onAdded }: Props) {
  const empty: Typed = { gtin: '', medicine: '', strength: '', packSize: '' }
  const [typed, setTyped] = useState<Typed>({ ...empty, gtin })
  const [id, setId] = useState(randomUuid)
  const [isAdded, setIsAdded] = useState(false)
  const { save, isBusy, problem } = useSave(onAdded, words.failed)
  const fill = (field: keyof Typed) => (value: string) => {
    setIsAdded(false)
    setTyped({ ...typed, [field]: value })
  }
  // The whole code may be scanned or pasted into the field: of it only the number is kept.
  const fillGtin = (value: string) => fill('gtin')(readPackCode(value).code?.gtin ?? value)
  useScanner(fillGtin)
  const why = whyNotAdd(typed)

  async function add() {
    if (why !== null) return
    const given = {
      id,
      gtin: gtinOf(typed.gtin) ?? '',
      medicine: typed.medicine as MedicineKey,
      strength: typed.strength.trim(),
      packSize: Number(typed.packSize),
    }
    if (!(await save(() => deskCall('desk_add_pack_code', given)))) return
    setTyped(empty)
    setId(randomUuid())
    setIsAdded(true)
  }
  const options = [
    { value: '', label: words.choose },
    ...medicines.map(({ key }) => ({ value: key, label: medicineOf(key).name })),
  ]
  return (
    <section className="max-w-[52rem] space-y-3 rounded-2xl border border-line bg-white px-5 py-5">
      <h2 className="text-[1.25rem]">{words.add}</h2>
      <p className="text-ink-soft">{words.addLead}</p>
      {problem && (
        <p role="alert" className="rounded-xl bg-caution/40 px-3 py-2 font-semibold">
          {problem}
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <DeskLine label={words.gtin} hint={words.gtinHint} value={typed.gtin} onChange={fillGtin} maxLength={200} />
        <DeskLine
          label={words.strength}
          hint={words.strengthHint}
          value={typed.strength}
          onChange={fill('strength')}
          maxLength={20}
        />
        <DeskSelect label={words.medicine} value={typed.medicine} options={options} onChange={fill('medicine')} />
        <DeskLine
          label={words.packSize}
          inputMode="numeric"
          value={typed.packSize}
          onChange={fill('packSize')}
          maxLength={2}
        />
      </div>
      <div className="sm:w-72">
        <DeskButton tone="primary" why={why} isBusy={isBusy} busyLabel={words.saving} onPress={() => void add()}>
          {words.save}
        </DeskButton>
      </div>
      <p role="status" className="font-semibold empty:hidden">
        {isAdded && words.saved}
      </p>
    </section>
  )
}
