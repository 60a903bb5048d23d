import { Link } from 'react-router'
import { checkWords as words } from '#content/supply/pharmacy.ts'
import { packCodePath } from '#contract/desk/addresses.ts'
import { formatShortDate } from '../../cases/list/format-date.ts'
import { useMay } from '../../shell/me.ts'
import type { ScannedCode } from './release-form.tsx'

interface Props {
  readonly pack: ScannedCode
  readonly onClear: () => void
}

/** What was scanned, as it is recorded. A pack that must not be supplied has no way on but another pack. */
export function ScannedPack({ pack, onClear }: Props) {
  const { gtin, product, batch, expires, serial, isAwaiting, stop } = pack
  const mayRegister = useMay('pack-codes')
  const lines = [
    [words.pack, product && `${product.medicine} ${product.strength}`],
    [words.batch, batch],
    [words.expires, expires && formatShortDate(expires)],
    [words.serial, serial],
    [words.gtin, gtin],
  ] as const
  return (
    <div className={`space-y-2.5 rounded-xl border px-3.5 py-3 ${stop ? 'border-brick' : 'border-line bg-paper-deep'}`}>
      <p role={stop ? 'alert' : 'status'} className={stop ? 'font-semibold text-brick' : 'font-semibold'}>
        {stop ?? words.scanned}
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-sm">
        {lines.map(
          ([label, value]) =>
            value && (
              <div key={label} className="contents">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="font-semibold break-all">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {stop === null && product === null && (
        <p className="text-sm">
          {isAwaiting ? words.awaiting : words.unknown}{' '}
          {mayRegister && (
            <Link to={packCodePath(gtin)} className="font-semibold underline underline-offset-4">
              {isAwaiting ? words.openRegister : words.register}
            </Link>
          )}
        </p>
      )}
      {stop === null && (
        <button
          type="button"
          onClick={onClear}
          className="min-h-6 cursor-pointer text-sm font-semibold underline underline-offset-4"
        >
          {words.anotherPack}
        </button>
      )}
    </div>
  )
}
