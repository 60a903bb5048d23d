import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { outcomesFor } from '#content/site/landings/weight-management.ts'
import { outcomeFigures } from '#domain/figures/weight.ts'
import { CliniciansAndCost as AdhdSecond } from './adhd-assessment/clinicians-and-cost.tsx'
import { ServiceAndSteps as AdhdFirst } from './adhd-assessment/service-and-steps.tsx'
import { Coaching as CoachingFirst } from './health-coaching/coaching.tsx'
import { TeamAndSteps as CoachingSecond } from './health-coaching/team-and-steps.tsx'
import AdhdAssessment from './pages/adhd-assessment.tsx'
import HealthCoaching from './pages/health-coaching.tsx'
import WeightManagement from './pages/weight-management.tsx'
import { FloatingBanner } from './weight-management/floating-banner.tsx'
import { Articles, Journey, ObesityReport, Questions, Team } from './weight-management/journey-and-team.tsx'
import { OutcomesAndSteps as WeightFirst } from './weight-management/outcomes-and-steps.tsx'

const written = (...parts: ComponentType[]) =>
  renderToStaticMarkup(
    createElement(MemoryRouter, null, ...parts.map((part) => createElement(part, { key: part.name }))),
  )

/** Where the link with these words leads. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a\b[^>]*?href="([^"]+)"[^>]*>(.*?)<\/a>/gs)].map(([, href, inside = '']) => ({
    href,
    words: inside.replace(/<[^>]+>/g, '').trim(),
  }))

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

const consent = '/assessment/consent?flow=weight-management'

describe('/weight-management', () => {
  // What lies below the first screen is loaded apart from it, so the page is put together here.
  const page = written(WeightManagement)
  const rest = written(WeightFirst, Journey, Team, ObesityReport, Articles, Questions)
  const words = wordsOf(rest)

  test('WL-01 its hero leads to the consent, with the price and the price before', () => {
    expect(linksOf(page)).toContainEqual({ href: consent, words: 'Get Started' })
    expect(wordsOf(page)).toMatch(/From was £209\.00 £125\.00 a month/)
    expect(page).toMatch(/<s>.*£209\.00<\/s>/)
  })

  test('WL-02 has outcomes, app and scale, care team and the obesity report with its source', () => {
    for (const heading of ['BMI', 'Body fat %', 'Habits', 'Hydration', 'Clinicians', 'Coaches', 'Nutritionists']) {
      expect(rest).toMatch(new RegExp(`<h3[^>]*>${heading}</h3>`))
    }
    for (const id of ['outcomes', 'scale-and-app', 'care-team', 'obesity-report']) expect(rest).toContain(`id="${id}"`)
    expect(words).toContain('Health Survey for England')
    expect(rest.match(/<g class="fill-(?:apricot|sun|green-light)" transform/g)).toHaveLength(100)
  })

  test('D-7 every figure of a loss has its trial and its weeks beside it, and says whose loss it was', () => {
    const outcomes = outcomesFor(outcomeFigures())
    const sources = [...outcomes.losses, outcomes.together].map(({ source }) => source)
    for (const source of sources) expect(words).toContain(source)
    for (const { source } of outcomes.losses) expect(source).toMatch(/(SURMOUNT|STEP)[ -]\d trial.*\d\d weeks/)
    expect(words).toMatch(/clinical trials, and are not our patients/)
  })

  test('WL-03 tells all five phases of the journey at once', () => {
    const phases = [...rest.matchAll(/<button[^>]*>([^<]+)<\/button>/g)].map(([, name]) => name)
    expect(phases).toEqual(['Getting Started', 'Kickoff Phase', 'Momentum Building', 'Fine-Tuning', 'Staying on Track'])
    expect(rest.match(/aria-current="step"/g)).toHaveLength(1)
  })

  test('WL-04 leads to three articles and to all of them', () => {
    const hrefs = linksOf(rest).map(({ href }) => href)
    expect(hrefs.filter((href) => href?.startsWith('/blog/'))).toEqual([
      '/blog/understanding-glp-1-medications',
      '/blog/role-of-nutrition-in-weight-management',
      '/blog/incorporating-fitness-into-your-routine',
    ])
    expect(linksOf(rest)).toContainEqual({ href: '/blog', words: 'View All Articles' })
  })

  test('WL-05 WL-07 answers seven questions under #faq, and says who can join', () => {
    const [, faq = ''] = rest.split('id="faq"')
    expect(faq.match(/<details/g)).toHaveLength(7)
    expect(wordsOf(faq)).toContain(
      'BMI of 30 or more, or a BMI of 27 or more with at least one weight-related condition',
    )
    expect(wordsOf(faq)).toContain('A clinician decides.')
    expect(wordsOf(faq)).toContain('anyone under 18')
  })

  test('WL-07 every figure is there', () => {
    expect(words).toMatch(/With Mounjaro Up to 22% weight loss/)
    expect(words).toMatch(/With Wegovy Up to 15% weight loss, and up to 17% in 16 months/)
    expect(words).toMatch(/About 20% average weight loss in 6-9 months/)
    expect(words).toMatch(/Up to 50% more weight loss with coaching plus medication than with medication alone/)
  })

  test('WL-06 the banner is written out of sight, and leads to the consent', () => {
    const banner = written(FloatingBanner)
    expect(linksOf(banner)).toEqual([{ href: consent, words: 'Take Assessment' }])
    expect(banner).toMatch(/<aside[^>]*class="[^"]*\binvisible\b/)
    expect(banner).not.toContain('data-floats')
  })
})

test('AL-01 F-6 /adhd-assessment tells what the service is, whom one meets, what it costs and where to get help', () => {
  expect(linksOf(written(AdhdAssessment))).toContainEqual({
    href: '/assessment/adhd-welcome',
    words: 'Take Assessment',
  })
  const rest = written(AdhdFirst, AdhdSecond)
  for (const part of ['An online questionnaire', 'A clinician appointment', 'Ongoing care and medication reviews']) {
    expect(wordsOf(rest)).toContain(part)
  }
  const profiles = linksOf(rest).filter(({ href }) => href?.startsWith('/team/'))
  expect(profiles).toEqual([
    { href: '/team/dr-imogen-ashdown', words: 'Dr Imogen Ashdown' },
    { href: '/team/rowan-pell', words: 'Rowan Pell' },
    { href: '/team/nadia-farrow', words: 'Nadia Farrow' },
    { href: '/team/callum-thorne', words: 'Callum Thorne' },
  ])
  expect(wordsOf(rest)).toContain('£850.00')
  expect(wordsOf(rest)).toContain('There are up to 24 short questions in all, which take about 8 minutes')
  for (const line of ['tel:999', 'tel:111', 'tel:116123', 'sms:85258']) expect(rest).toContain(`href="${line}"`)
})

test('HC-01 /health-coaching has what a coach does, six cards, the team and six articles', () => {
  expect(wordsOf(written(HealthCoaching))).toContain('Someone in your corner.')
  const rest = written(CoachingFirst, CoachingSecond)
  for (const id of ['coach-work', 'support', 'care-team', 'articles']) expect(rest).toContain(`id="${id}"`)
  const [, cards = ''] = rest.split('id="support"')
  expect(cards.split('id="care-team"')[0]?.match(/<h3/g)).toHaveLength(6)
  const articles = linksOf(rest).filter(({ href }) => href?.startsWith('/blog/'))
  expect(new Set(articles.map(({ href }) => href)).size).toBe(6)
  expect(linksOf(rest)).toContainEqual({ href: '/blog', words: 'View All Articles' })
})
