import { Cross } from '#web/kit/ui/icons.tsx'

export const RemoveButton = ({ label, onPress }: { label: string; onPress: () => void }) => (
  <button
    type="button"
    onClick={onPress}
    className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full text-ink-soft transition-colors duration-150 hover:bg-paper-deep hover:text-ink"
  >
    <span className="sr-only">{label}</span>
    <Cross className="size-4.5" />
  </button>
)
