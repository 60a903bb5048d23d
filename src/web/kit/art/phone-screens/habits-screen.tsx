import { Panel, Screen, small, strong } from './screen.tsx'

/** Seven days each, Monday first; it is Saturday evening. */
const habits = [
  ['Walk after lunch', '1101110'],
  ['Protein at breakfast', '1111010'],
  ['Lights out by eleven', '0110100'],
  ['Weekly injection', '0001000'],
] as const

export function HabitsScreen() {
  return (
    <Screen clock="21:40" title="Habits" when="This week">
      {habits.map(([name, days], row) => (
        <g key={name} transform={`translate(0 ${140 + row * 94})`}>
          <Panel y={0} height={82} />
          <text className={`fill-ink ${strong}`} x="46" y="30">
            {name}
          </text>
          {[...days].map((done, day) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a day of the week is its place.
            <g key={day} transform={`translate(${56 + day * 34.5} 56)`}>
              <circle className={done === '1' ? 'fill-green' : 'fill-paper-deep'} r="13" />
              {done === '1' && (
                <path
                  className="fill-none stroke-white stroke-3"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  d="m-5 0 4 4 6-8"
                />
              )}
            </g>
          ))}
        </g>
      ))}
      <Panel y={516} height={70} className="fill-sun/50" />
      <text className={`fill-ink ${strong}`} x="46" y="546">
        Fourteen things done.
      </text>
      <text className={`fill-ink ${small}`} x="46" y="568">
        Two more than last week.
      </text>
    </Screen>
  )
}
