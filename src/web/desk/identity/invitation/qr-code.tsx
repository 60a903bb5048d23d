import qrcode from 'qrcode-generator'

/** A text as a picture for a phone's camera, drawn here: what it holds is a secret and goes to nobody. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = qrcode(0, 'M')
  code.addData(text, 'Byte')
  code.make()
  const size = code.getModuleCount()
  const places = Array.from({ length: size }, (_, place) => place)
  const path = places.flatMap((y) => places.filter((x) => code.isDark(y, x)).map((x) => `M${x} ${y}h1v1h-1z`)).join('')
  return (
    <svg viewBox={`-2 -2 ${size + 4} ${size + 4}`} role="img" aria-label={label} className="w-44 rounded-xl bg-white">
      <path d={path} className="fill-ink" shapeRendering="crispEdges" />
    </svg>
  )
}
