import { appQrCodes } from 'virtual:app-qr-codes'

/** The light border a camera needs, in modules. */
const quiet = 4

export function AppQrCode({ address, label, className }: { address: string; label: string; className?: string }) {
  const code = appQrCodes[address]
  if (!code) return null
  const size = code.size + 2 * quiet
  return (
    <svg
      viewBox={`${-quiet} ${-quiet} ${size} ${size}`}
      role="img"
      aria-label={label}
      className={`rounded-option bg-white ${className}`}
    >
      <path className="fill-ink" shapeRendering="crispEdges" d={code.path} />
    </svg>
  )
}
