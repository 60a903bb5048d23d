import { Chapter } from './specimen.tsx'

const swatches = [
  { name: 'paper', code: '#FBF6EE', fill: 'bg-paper', use: 'The page. Ink on it 12.7:1' },
  { name: 'paper deep', code: '#F4ECDF', fill: 'bg-paper-deep', use: 'Bands, disabled options. Ink 11.7:1' },
  { name: 'white', code: '#FFFDF9', fill: 'bg-white', use: 'Options, fields, cards. Ink 13.5:1' },
  { name: 'line', code: '#E3D9C8', fill: 'bg-line', use: 'Rules, disabled buttons. Ink soft 4.7:1' },
  { name: 'line strong', code: '#778A80', fill: 'bg-line-strong', use: 'Edges of controls. On white 3.6:1' },
  { name: 'ink', code: '#12332D', fill: 'bg-ink', use: 'Words and actions. White on it 13.5:1' },
  { name: 'ink soft', code: '#48625C', fill: 'bg-ink-soft', use: 'Second voice. On paper 6.1:1' },
  { name: 'green', code: '#1B5E50', fill: 'bg-green', use: 'Chosen, emphasis. On paper 7.1:1' },
  {
    name: 'green light',
    code: '#2F7A69',
    fill: 'bg-green-light',
    use: 'Focus ring, hills. On paper 4.8:1',
  },
  { name: 'sage', code: '#CFE0D3', fill: 'bg-sage', use: 'Cards; words on ink 9.9:1' },
  { name: 'mint', code: '#E7F0E8', fill: 'bg-mint', use: 'A chosen option. Ink on it 11.7:1' },
  { name: 'apricot', code: '#F2935C', fill: 'bg-apricot', use: 'Shapes, never small words. Ink 5.9:1' },
  { name: 'apricot pale', code: '#FBD9BF', fill: 'bg-apricot-pale', use: 'Cards, selection. Ink 10.3:1' },
  { name: 'sun', code: '#F6C36B', fill: 'bg-sun', use: 'The sun; focus on ink 8.4:1' },
  { name: 'brick', code: '#A63A24', fill: 'bg-brick', use: 'What went wrong. On paper 6.0:1' },
  { name: 'brick pale', code: '#FAE4DC', fill: 'bg-brick-pale', use: 'Behind brick words, 5.3:1' },
]

const sizes = [
  {
    name: 'display',
    className: 'font-display text-display',
    sample: 'Feel like yourself',
    use: '46 to 84, one a page',
  },
  {
    name: 'title',
    className: 'font-display text-title',
    sample: 'Choose your treatment',
    use: '36 to 56, a page’s h1',
  },
  {
    name: 'question',
    className: 'font-display text-question',
    sample: 'Have you ever had any of these?',
    use: '33 to 42',
  },
  { name: 'heading', className: 'font-display text-heading', sample: 'What to expect', use: '28 to 42, h2' },
  { name: 'subheading', className: 'font-display text-subheading', sample: 'Free, discreet delivery', use: '22, h3' },
  { name: 'lg', className: 'text-lg', sample: 'A clinician reviews your answers and sets the right dose.', use: '19' },
  {
    name: 'base',
    className: 'text-base',
    sample: 'Tick all that apply. Please take your time.',
    use: '17, everything',
  },
  { name: 'sm', className: 'text-sm', sample: 'Any operation on your thyroid gland', use: '15, hints' },
  { name: 'xs', className: 'text-xs', sample: 'Weeks 1-4', use: '14, labels of drawings' },
]

export function Foundations() {
  return (
    <>
      <Chapter
        id="colour"
        title="Colour"
        intro="Warm paper, deep green ink, one apricot accent. The figures are contrast ratios."
      >
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-4">
          {swatches.map(({ name, code, fill, use }) => (
            <li key={name}>
              <div className={`h-24 rounded-option border border-line ${fill}`} />
              <p className="mt-2 font-semibold">
                {name} <span className="ml-1 text-xs font-normal text-ink-soft">{code}</span>
              </p>
              <p className="text-xs text-ink-soft">{use}</p>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter
        id="type"
        title="Type"
        intro="Fraunces speaks, Figtree explains. A page has one very large thing; italics lift one word of it."
      >
        <ul className="divide-y divide-line">
          {sizes.map(({ name, className, sample, use }) => (
            <li key={name} className="grid items-baseline gap-x-8 gap-y-1 py-4 md:grid-cols-[10rem_1fr]">
              <p className="text-xs text-ink-soft">
                <span className="block font-semibold text-ink">{name}</span>
                {use}
              </p>
              <p
                className={`min-w-0 text-balance ${className} ${className.startsWith('font') ? 'font-[480] tracking-[-0.015em]' : ''}`}
              >
                {sample}
              </p>
            </li>
          ))}
        </ul>
      </Chapter>
    </>
  )
}
