import { themeWords as words } from '#content/theme.ts'
import { chooseTheme, themes, useChosenTheme } from '#web/browser/theme.ts'
import { UnitSwitch } from '#web/kit/ui/unit-switch.tsx'

const options = themes.map((value) => ({ value, label: words[value] }))

/** Light, dark, or as the device is set. It takes effect at once, on every open page of this browser. */
export const ChooseTheme = () => (
  <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
    <UnitSwitch name="theme" label={words.label} units={options} value={useChosenTheme()} onChange={chooseTheme} />
    <p className="min-w-0 flex-1 basis-56 text-sm text-ink-soft">{words.hint}</p>
  </div>
)
