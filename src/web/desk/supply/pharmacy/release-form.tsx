import { type FormEvent, useRef, useState } from 'react'
import { penWords, checkWords as words } from '#content/supply/pharmacy.ts'
import type { CallReply } from '#contract/calls.ts'
import { prescriptionPath } from '#contract/desk/addresses.ts'
import { batchKey } from '#domain/supply/batch.ts'
import { isSameProduct } from '#domain/supply/pack.ts'
import { readPackCode, writtenPackCode } from '#domain/supply/pack-code.ts'
import { packCodeSentence } from '#domain/supply/pack-code-sentence.ts'
import { useOnDemand } from '#web/kit/ui/use-on-demand.ts'
import { formatShortDate } from '../../cases/list/format-date.ts'
import { DeskButton } from '../../components/desk-button.tsx'
import { DeskLine } from '../../components/desk-line.tsx'
import { useScanner } from '../../components/use-scanner.ts'
import { deskCall, deskRead } from '../../desk-call.ts'
import { useKeys } from '../../shell/keys.ts'
import { mayReadCodes } from './camera/code-reader.ts'
import type { Prescription } from './prescription-page.tsx'
import { ScannedPack } from './scanned-pack.tsx'
import type { useSendCheck } from './use-send-check.ts'

export interface CheckProps {
  readonly prescription: Prescription
  /** Why nothing can be decided at all by whoever looks. */
  readonly hinders: string | null
  readonly sending: ReturnType<typeof useSendCheck>
  /** The pharmacist begins to record something: the prescription is theirs from then on. */
  readonly onBegin: () => void
}

/** What the server says of a scanned pack, beside this prescription. */
export type ScannedCode = CallReply<'desk_read_pack'>

export function ReleaseForm({
  prescription,
  hinders,
  sending,
  onBegin,
  onReturn,
}: CheckProps & { onReturn: () => void }) {
  const { id, earliestExpiry } = prescription
  const [typed, setTyped] = useState(nothing)
  const [hasSeen, setHasSeen] = useState(false)
  const scanField = useRef<HTMLInputElement>(null)
  const scanning = useScannedPack(id, () => {
    setTyped(nothing)
    onBegin()
  })
  const { pack } = scanning
  const fill = (field: keyof Pen) => (value: string) => {
    setTyped({ ...typed, [field]: value })
    onBegin()
  }
  const see = (isSeen: boolean) => {
    setHasSeen(isSeen)
    onBegin()
  }
  const pen: Pen = {
    brand: pack?.product?.medicine ?? typed.brand,
    strength: pack?.product?.strength ?? typed.strength,
    batch: pack?.batch ?? typed.batch,
    expires: pack?.expires ?? typed.expires,
  }
  const why = hinders ?? prescription.why ?? pack?.stop ?? whyNotRelease(prescription, pen, hasSeen)
  const isStopped = pack !== null && pack.stop !== null

  function release() {
    if (why === words.noPack) scanField.current?.focus()
    if (why !== null) return
    const checked = {
      brand: pen.brand.trim(),
      strength: pen.strength.trim(),
      batch: pen.batch.trim(),
      expires: pen.expires,
      ...(pack && { scanned: pack.scanned }),
    }
    void sending.send('check', (epoch) =>
      deskCall('desk_check', { id, epoch, pen: checked, hasSeenInteractions: true }),
    )
  }
  const giveBack = () => {
    if (hinders !== null) return
    onReturn()
    onBegin()
  }
  useKeys([
    { key: 'p', does: words.release, run: release },
    { key: 'Ctrl+Enter', does: words.release, run: release },
    { key: 'd', does: words.giveBack, run: giveBack },
    { key: 't', does: words.seen, run: () => see(!hasSeen) },
  ])

  return (
    <>
      <h2 className="text-[1.25rem]">{words.title}</h2>
      <ScanField ref={scanField} problem={scanning.problem} onScan={scanning.scan} />
      {!pack && <CameraField address={prescriptionPath(id)} onScan={scanning.scan} />}
      {pack && <ScannedPack pack={pack} onClear={scanning.clear} />}
      {!isStopped && (
        <>
          {!pack && <p className="text-xs font-semibold text-ink-soft">{words.typeInstead}</p>}
          {!pack?.product && (
            <div className="grid grid-cols-2 gap-3">
              <DeskLine label={words.brand} value={typed.brand} onChange={fill('brand')} maxLength={60} />
              <DeskLine label={words.strength} value={typed.strength} onChange={fill('strength')} maxLength={20} />
            </div>
          )}
          {!pack?.batch && <DeskLine label={words.batch} value={typed.batch} onChange={fill('batch')} maxLength={40} />}
          {!pack?.expires && (
            <DeskLine
              label={words.expires}
              hint={words.expiresHint(earliestExpiry && formatShortDate(earliestExpiry))}
              type="date"
              value={typed.expires}
              onChange={fill('expires')}
            />
          )}
          <label className="flex cursor-pointer items-start gap-2.5 leading-snug">
            <input
              type="checkbox"
              checked={hasSeen}
              onChange={(event) => see(event.currentTarget.checked)}
              className="mt-0.5 size-4.5 shrink-0 accent-green"
            />
            {words.seen}
          </label>
        </>
      )}
      <DeskButton
        tone="primary"
        shortcut="p"
        why={why}
        hidesWhy={isStopped}
        isBusy={sending.isBusy}
        busyLabel={words.sending}
        onPress={release}
      >
        {words.release}
      </DeskButton>
      <p className="text-xs text-ink-soft">{words.releaseHint}</p>
      <DeskButton shortcut="d" why={hinders} hidesWhy onPress={giveBack}>
        {words.giveBack}
      </DeskButton>
    </>
  )
}

/**
 * A pack that was scanned anywhere on the page, and what it is beside the prescription of a case. Of several that are scanned one
 * after the other the last is in the pharmacist's hand: what the server says of an earlier one is not shown any more.
 */
function useScannedPack(id: string, onScanned: () => void) {
  const [pack, setPack] = useState<ScannedCode | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const lastScan = useRef(0)

  async function scan(scanned: string): Promise<void> {
    const { code, problem: unread } = readPackCode(scanned)
    lastScan.current += 1
    const thisScan = lastScan.current
    setPack(null)
    setProblem(unread && packCodeSentence(unread))
    onScanned()
    if (unread) return
    const reply = await deskRead('desk_read_pack', { id, scanned: writtenPackCode(code) }).catch(() => null)
    if (thisScan !== lastScan.current) return
    if (reply?.code === 200 && reply.data) setPack(reply.data)
    else setProblem(reply ? reply.message : words.notRead)
  }
  useScanner((scanned) => void scan(scanned))
  return { pack, problem, scan, clear: () => setPack(null) }
}

interface ScanFieldProps {
  readonly ref: React.Ref<HTMLInputElement>
  readonly problem: string | null
  readonly onScan: (scanned: string) => void
}

/** Takes a code that is typed or pasted. A scanner is heard wherever focus is. */
function ScanField({ ref, problem, onScan }: ScanFieldProps) {
  const [value, setValue] = useState('')
  const take = (event: FormEvent) => {
    event.preventDefault()
    onScan(value)
    setValue('')
  }
  return (
    <form onSubmit={take}>
      <DeskLine
        ref={ref}
        label={words.scan}
        hint={words.scanHint}
        value={value}
        onChange={setValue}
        maxLength={200}
        problem={problem}
      />
    </form>
  )
}

const loadCamera = () => import('./camera/camera-scan.tsx')

const cameraParameter = 'camera'

/** Browsers that keep to the policy of a page can be asked for it; the others allow a camera wherever the person does. */
const isCameraForbidden = () =>
  (document as { featurePolicy?: { allowsFeature(name: string): boolean } }).featurePolicy?.allowsFeature('camera') ===
  false

interface CameraFieldProps {
  /** Of this page. */
  readonly address: string
  readonly onScan: (scanned: string) => void
}

/** For a counter without a scanner. The policy of the page that was loaded first holds: any other page forbids the camera. */
function CameraField({ address, onScan }: CameraFieldProps) {
  const [isOpen, setIsOpen] = useState(() => new URLSearchParams(window.location.search).has(cameraParameter))
  const { module, failed } = useOnDemand(isOpen, loadCamera)
  function open() {
    if (isCameraForbidden()) window.location.assign(`${address}&${cameraParameter}=on`)
    else setIsOpen(true)
  }
  if (!mayReadCodes()) return null
  return (
    <>
      {!isOpen && (
        <button
          type="button"
          onClick={open}
          className="min-h-6 cursor-pointer text-sm font-semibold underline underline-offset-4"
        >
          {words.camera.open}
        </button>
      )}
      {isOpen && failed && <p role="alert">{words.camera.notLoaded}</p>}
      {isOpen && module && (
        <module.CameraScan
          onRead={(scanned) => {
            setIsOpen(false)
            onScan(scanned)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

interface Pen {
  readonly brand: string
  readonly strength: string
  readonly batch: string
  /** YYYY-MM-DD, or empty. */
  readonly expires: string
}

/** Nothing is prefilled: a strength that comes from the prescription would confirm itself. */
const nothing: Pen = { brand: '', strength: '', batch: '', expires: '' }

/** What keeps a pen from being released, as the server would say it; then what is not filled in. */
function whyNotRelease(
  { medicine, dose, earliestExpiry }: Prescription,
  pen: Pen,
  hasSeenInteractions: boolean,
): string | null {
  const { brand, strength, batch, expires } = pen
  if (Object.values(pen).every((value) => value.trim() === '')) return words.noPack
  if (brand.trim() === '' || strength.trim() === '') return words.noStrength
  if (!isSameProduct({ medicine: brand, strength }, { medicine, strength: dose }))
    return penWords.otherPen(medicine, dose)
  if (batchKey(batch) === '') return words.noBatch
  if (expires === '') return words.noExpiry
  if (earliestExpiry !== null && expires < earliestExpiry)
    return penWords.expiresTooSoon(formatShortDate(earliestExpiry))
  return hasSeenInteractions ? null : words.notSeen
}
