import { MorningPanel } from './morning-panel.tsx'
import { PerchedLark } from './perched-lark.tsx'

/** A talk by video at an open window: a screen with somebody who listens, a cup, and a lark that listens too. */
export function VideoAppointment({ className }: { className?: string }) {
  return (
    <MorningPanel className={className} sun={{ x: 108, y: 150 }}>
      <g strokeLinecap="round" strokeLinejoin="round">
        <path className="fill-white" d="M-480 352H960v22H-480Z" />
        <path className="fill-paper-deep" d="M-480 374H960V480H-480Z" />
        <path className="fill-ink" d="M128 176c0-8 6-14 14-14h196c8 0 14 6 14 14v152H128Z" />
        <path className="fill-mint" d="M140 178c0-3 1-4 4-4h192c3 0 4 1 4 4v142H140Z" />
        <path className="fill-sage" d="M140 292c50-16 90-10 130-4 30 4 50-4 70-10v42H140Z" />
        <path className="fill-ink" d="M206 226c0-20 14-32 34-32s34 14 32 34c5 20 2 32-2 42h-58c-6-12-10-26-6-44Z" />
        <path className="fill-apricot-pale" d="M229 250h22v26h-22Z" />
        <path className="fill-apricot-pale" d="M215 232c0-16 8-26 25-26s25 10 25 26c0 18-10 30-25 30s-25-12-25-30Z" />
        <path className="fill-ink" d="M213 236c0-22 12-34 30-33 15 0 24 13 24 33-8-5-13-12-15-20-8 10-22 17-39 20Z" />
        <path className="fill-green" d="M172 320c3-30 22-48 56-52 5 10 19 10 24 0 34 4 53 22 56 52Z" />
        <path className="fill-line" d="M100 328H380l22 20c3 4 1 8-4 8H82c-5 0-7-4-4-8Z" />
        <path className="fill-none stroke-line-strong stroke-3" d="M214 340h52" />
        <g transform="translate(-44 36)">
          <path className="fill-apricot" d="M404 306h44v30c0 12-6 18-16 18h-12c-10 0-16-6-16-18Z" />
          <path className="fill-none stroke-apricot stroke-6" d="M448 314c16-2 18 22 0 22" />
          <path className="fill-none stroke-ink-soft stroke-3" d="M418 292c-5-9 5-14 0-23m16 23c-5-9 5-14 0-23" />
        </g>
      </g>
      <g transform="translate(246 91)scale(.66)">
        <PerchedLark />
      </g>
    </MorningPanel>
  )
}
