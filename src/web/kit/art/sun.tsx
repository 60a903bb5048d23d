import { useId } from 'react'

/** A low sun with its light around it, drawn inside a scene. */
export function Sun({ x, y, r }: { x: number; y: number; r: number }) {
  const glow = useId()
  return (
    <g transform={`translate(${x} ${y})scale(${r})`}>
      <radialGradient id={glow}>
        <stop className="[stop-color:var(--color-sun)]" offset=".2" stopOpacity=".55" />
        <stop className="[stop-color:var(--color-apricot-pale)]" offset=".6" stopOpacity=".35" />
        <stop className="[stop-color:var(--color-apricot-pale)]" offset="1" stopOpacity="0" />
      </radialGradient>
      <circle r="3.6" fill={`url(#${glow})`} />
      <circle className="fill-sun/25" r="1.75" />
      <circle className="fill-sun/40" r="1.36" />
      <circle className="fill-sun" r="1" />
    </g>
  )
}
