import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { answered, ordinarily } from '../../../tests/components/ordering.tsx'
import { showPage } from '../../../tests/components/show-page.tsx'
import { stubApi } from '../../../tests/components/stub-api.ts'
import { eligibleAnswers } from '../../../tests/journeys/eligible-answers.ts'

// Answers are taken up once per page load, so each of these is one.
beforeEach(() => {
  vi.resetModules()
  stubApi(ordinarily)
})

const show = async () => showPage((await import('./buy.tsx')).default, '/assessment/buy')
const rows = () =>
  within(screen.getByRole('table', { name: /one pen at a time/ }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' '))
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const note = () => screen.findByRole('complementary', { name: 'Your assessment' })

const mounjaroRows = [
  '1-4 2.5mg £209',
  '5-8 5mg £209',
  '9-12 7.5mg £229',
  '13-16 10mg £229',
  '17-20 12.5mg £299',
  '21+ 15mg £299',
]
const wegovyRows = ['1-4 0.25mg £209', '5-8 0.5mg £209', '9-12 1.0mg £229', '13-16 1.7mg £299', '17+ 2.4mg £299']

/** As the specification has them. */
const cards = [
  { name: 'Mounjaro', tag: 'Tirzepatide', old: '£209.00', description: /injection that acts on two gut/, upTo: '22%' },
  { name: 'Wegovy', tag: 'Semaglutide', old: '£199.00', description: /injection that acts like one/, upTo: '15%' },
]

test('BU-02 BU-03 BU-05 shows both medications, and everything about Mounjaro first', async () => {
  answered()
  await show()
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  expect(radio('Mounjaro').checked).toBe(true)
  for (const { name, tag, old, description, upTo } of cards) {
    // Everything that belongs to a card is in that card.
    const card = radio(name).parentElement as HTMLElement
    const inside = within(card)
    expect(inside.getAllByRole('radio')).toHaveLength(1)
    inside.getByText(tag)
    expect(card.querySelector('s')?.textContent).toMatch(new RegExp(`${old}$`))
    expect(card.querySelector('s')?.textContent).not.toContain('£125.00')
    expect(card.textContent).toContain('£125.00')
    inside.getByText(description)
    expect(card.textContent).toContain(upTo)
    inside.getByRole('button', { name: `Learn More about ${name}` })
  }
  screen.getByRole('heading', { name: 'What to expect' })
  screen.getByRole('table', { name: /^Mounjaro: the price/ })
  expect(rows()).toEqual(mounjaroRows)
  expect(document.body.textContent).toContain('A pen holds 4 doses')
  const points = screen.getByRole('region', { name: 'Mounjaro in three points' })
  expect(within(points).getAllByRole('listitem')).toHaveLength(3)
  expect(screen.queryByRole('complementary', { name: 'Your assessment' })).toBeNull()
})

test('U-8 R-37 each card shows how its total comes about, also where it is not the figure of the card', async () => {
  answered()
  await show()
  const priceOf = (name: string) => document.getElementById(`${name}-price`)?.textContent
  expect(priceOf('mounjaro')).toContain('£209.00 − £84.00 discount = £125.00 to pay')
  expect(priceOf('mounjaro')).not.toContain('less than shown')
  expect(priceOf('wegovy')).toContain('£199.00 − £84.00 discount = £115.00 to pay (£10.00 less than shown here)')
})

test('BU-02 R-37 the two are compared point by point, each price with the sum that it comes from', async () => {
  answered()
  await show()
  const compared = within(screen.getByRole('table', { name: 'Mounjaro, Wegovy side by side' }))
  expect(compared.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Mounjaro', 'Wegovy'])
  const valuesOf = (label: string) => {
    const group = compared.getByRole('rowheader', { name: label }).closest('tbody')
    return [...(group?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)
  }
  expect(valuesOf('Active ingredient')).toEqual(['Tirzepatide', 'Semaglutide'])
  expect(valuesOf('First month')).toEqual([
    '£125.00 to pay: £209.00 less £84.00',
    '£115.00 to pay: £199.00 less £84.00',
  ])
  expect(valuesOf('Doses')).toEqual(['Six steps, from 2.5mg to 15mg', 'Five steps, from 0.25mg to 2.4mg'])
  expect(valuesOf('Before trying for a baby')).toEqual(['Stop one month before', 'Stop two months before'])
})

test('BU-03 choosing Wegovy changes schedule, key points and button, and says so', async () => {
  answered()
  const { user } = await show()
  await user.click(radio('Wegovy'))
  await screen.findByText(/^Wegovy chosen\./)
  expect(rows()).toEqual(wegovyRows)
  expect(screen.getByRole('region', { name: 'Wegovy in three points' }).textContent).toContain('Full for longer')
  expect(screen.getByRole('region', { name: 'Weight loss with Wegovy' }).textContent).toContain('15%')
  screen.getByRole('button', { name: 'Continue with Wegovy' })
  expect(screen.queryByRole('button', { name: 'Continue with Mounjaro' })).toBeNull()
})

test.each([
  ['Mounjaro', '£209.00'],
  ['Wegovy', '£199.00'],
])('BU-04 Continue with %s takes the choice along', async (name, price) => {
  answered()
  const { user } = await show()
  await user.click(radio(name))
  await user.click(screen.getByRole('button', { name: `Continue with ${name}` }))
  const led = await waitFor(() => screen.getByTestId('address').textContent ?? '')
  const { pathname, searchParams } = new URL(led, 'http://localhost')
  expect(pathname).toBe('/assessment/order-summary')
  expect(Object.fromEntries(searchParams)).toEqual({
    medication: name.toLowerCase(),
    name,
    price,
    image: `/medications/${name.toLowerCase()}.svg`,
    priceNew: '£125.00',
  })
})

test.each([
  ['Mounjaro', 'can make the pill work less well'],
  ['Wegovy', 'up to 17% in 16 months'],
])('BU-02 Learn More about %s opens, and lets it be chosen', async (name, words) => {
  answered()
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: `Learn More about ${name}` }))
  const dialog = await screen.findByRole('dialog', { name: `About ${name}` })
  expect(dialog.textContent).toContain('Yellow Card')
  expect(dialog.textContent).toContain(words)
  await user.click(within(dialog).getByRole('button', { name: `Choose ${name}` }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(radio(name).checked).toBe(true)
})

test('BU-03 six questions, with their answers', async () => {
  answered()
  await show()
  const questions = screen.getByRole('region', { name: 'Questions people ask' }).querySelectorAll('details')
  expect(questions).toHaveLength(6)
  expect(questions[1]?.textContent).toContain('only if a clinician approves')
  // By their shared name a browser keeps one open at a time.
  expect([...new Set([...questions].map((one) => one.getAttribute('name')))]).toEqual([expect.any(String)])
})

test('BU-01 nothing answered: the note leads to the consent, and every price is shown', async () => {
  await show()
  const link = within(await note()).getByRole('link')
  expect(link.getAttribute('href')).toBe('/assessment/consent?flow=weight-management')
  expect(rows()).toEqual(mounjaroRows)
})

test('BU-01 a question is missing: both notes lead to it, and Continue still works', async () => {
  answered({ Q5_answer: undefined })
  const { user } = await show()
  const links = await screen.findAllByRole('link', { name: 'Answer the missing question' })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: 2 }, () => '/assessment/questionnaire/step-6'),
  )
  await user.click(screen.getByRole('button', { name: 'Continue with Mounjaro' }))
  await waitFor(() => expect(screen.getByTestId('address').textContent).toMatch(/^\/assessment\/order-summary\?/))
})

test('BU-01 not eligible: the note leads to the page that says why', async () => {
  answered({ ...eligibleAnswers, Q1_answer: 'under 18' })
  await show()
  const link = within(await note()).getByRole('link')
  expect(link.getAttribute('href')).toBe('/assessment/not-eligible?reason=under_18')
})

test('R-9 a recent operation: the note says what to do', async () => {
  answered({ Q6_answer: ['Weight-loss (bariatric) surgery'], Q6b_answer: 'Yes' })
  await show()
  expect((await note()).textContent).toContain('your surgical team')
})
