import { fileWords as words } from '#content/evidence/recording.ts'
import { Kbd } from '../../../shell/kbd.tsx'
import { fileControls } from './file-controls.ts'
import type { View } from './view.ts'

interface Props {
  readonly view: View
  readonly onChange: (change: (view: View) => View) => void
}

export function FileButtons({ view, onChange }: Props) {
  return (
    <div className="flex items-center gap-2">
      <span role="status" className="text-sm tabular-nums">
        {words.zoom(Math.round(view.zoom * 100))}
      </span>
      {fileControls.map(({ key, says, change }) => (
        <button
          key={key}
          type="button"
          onClick={() => onChange(change)}
          className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-full border-2 border-ink px-3.5 text-sm font-semibold hover:bg-ink hover:text-white"
        >
          {says} <Kbd>{key}</Kbd>
        </button>
      ))}
    </div>
  )
}
