import { Lark } from './lark.tsx'
import { MorningPanel, NearGround } from './morning-panel.tsx'

/** A lark on its way with a letter. */
export function LarkWithLetter({ className }: { className?: string }) {
  return (
    <MorningPanel className={className} sun={{ x: 116, y: 196 }}>
      <NearGround />
      <g strokeLinecap="round" strokeLinejoin="round">
        <path className="fill-none stroke-ink stroke-3" d="M356 470c0-24-8-40-18-50m34 50c0-18 8-34 18-42" />
        <path className="fill-ink" d="M356 452c-12 0-20-6-22-16 13-2 22 6 22 16Z" />
        <circle className="fill-apricot" cx="336" cy="416" r="9" />
        <circle className="fill-white" cx="392" cy="424" r="8" />
        <g transform="translate(330 238)rotate(9)">
          <path
            className="fill-white stroke-ink stroke-3"
            d="M0 6c0-4 2-6 6-6h78c4 0 6 2 6 6v50c0 4-2 6-6 6H6c-4 0-6-2-6-6Z"
          />
          <path className="fill-none stroke-ink stroke-3" d="M3 5 45 36 87 5" />
          <circle className="fill-apricot" cx="45" cy="37" r="9" />
        </g>
      </g>
      <g transform="translate(108 128)scale(.72)">
        <Lark />
      </g>
    </MorningPanel>
  )
}
