import { useWorkingKeys } from './single-keys.ts'

/** A key, shown where it works. */
export function Kbd({ children, dark = false }: { children: string; dark?: boolean }) {
  const works = useWorkingKeys()
  if (!works(children)) return null
  return (
    <kbd
      className={`inline-grid min-h-5.5 min-w-5.5 place-items-center rounded-md border px-1.5 font-sans text-xs leading-none font-semibold ${dark ? 'border-white/25 text-sage' : 'border-line border-b-2 bg-white text-ink-soft'}`}
    >
      {children}
    </kbd>
  )
}
