import type { Block } from '#content/text-page.ts'

type FaqItem = { id: string; question: string; answer: readonly Block[] }
export type FaqGroup = { id: string; heading: string; items: readonly FaqItem[] }

export const weightManagementFaq: FaqGroup = {
  id: 'weight-management',
  heading: 'Weight management',
  items: [
    {
      id: 'weight-who-can-join',
      question: 'Who can join the weight programme?',
      answer: [
        'Adults with a BMI of 30 or more, or a BMI of 27 or more with at least one weight-related condition, such as high blood pressure or sleep apnoea. A clinician decides.',
        'We cannot treat anyone under 18. The programme is also not for people who are pregnant, trying to get pregnant or breastfeeding.',
      ],
    },
    {
      id: 'weight-cost',
      question: 'How much does it cost?',
      answer: [
        'The programme is from £125 a month. The price can change with the dose you agree with your prescriber. You see the price of every dose before you order.',
        'Delivery is free, and you can pause or cancel at any time.',
      ],
    },
    {
      id: 'weight-included',
      question: 'What do I get?',
      answer: [
        {
          list: [
            'Either Mounjaro or Wegovy, if a clinician prescribes it.',
            'One-to-one coaching.',
            'A smart scale that measures body composition.',
            'An app that tracks your BMI, body fat, habits and hydration.',
            'Free, discreet delivery: no names and no logos.',
          ],
        },
      ],
    },
    {
      id: 'weight-missed-dose',
      question: 'What if I miss a dose?',
      answer: [
        'If you use Mounjaro, you can take a missed dose within 4 days of the day it was due. If more than 4 days have passed, skip it and take the next one on your usual day. Never take two doses to catch up.',
        'Other medicines have other limits. Always follow the leaflet in the box, and ask us if you are not sure.',
      ],
    },
    {
      id: 'weight-blood-tests',
      question: 'Will I need blood tests?',
      answer: [
        'Yes, every 3 months. They show your clinician how your body is coping with the treatment. Your clinician tells you which tests you need and how to have them done.',
      ],
    },
    {
      id: 'weight-side-effects',
      question: 'What about side effects?',
      answer: [
        'The most common are feeling sick, being sick, diarrhoea and constipation. Your dose starts low and rises slowly, which helps. Tell your clinician about anything that troubles you.',
        'Get medical help straight away for severe stomach pain that does not go away, pain with yellow skin or a high temperature, or signs of an allergic reaction: call 999, or NHS 111 if it is less urgent.',
        [
          'You can report side effects through the ',
          { text: 'MHRA Yellow Card scheme', href: 'https://yellowcard.mhra.gov.uk' },
          '.',
        ],
      ],
    },
    {
      id: 'weight-pregnancy',
      question: 'Can I use it if I want a baby or take the pill?',
      answer: [
        'Not while you are pregnant, trying to get pregnant or breastfeeding. If you could get pregnant, use contraception while you take these medicines. Stop Mounjaro one month, or Wegovy two months, before you start trying.',
        'Mounjaro can make the pill work less well. If you take the pill, add a condom or use a method that is not a pill for four weeks after you start and for four weeks after each rise in dose. This is the MHRA’s advice of June 2025.',
      ],
    },
  ],
}

export const adhdFaq: FaqGroup = {
  id: 'adhd',
  heading: 'ADHD assessment',
  items: [
    {
      id: 'adhd-who',
      question: 'Who can have an ADHD assessment?',
      answer: [
        'Adults of 18 or over who are in the UK at the time of the appointment. Under-18s need a different kind of assessment; a GP can help with that.',
        'We are not the right place in a mental health crisis. If you need help now, call NHS 111 and choose option 2, or call 999 if life is in danger.',
      ],
    },
    {
      id: 'adhd-what-happens',
      question: 'What happens, and what does it cost?',
      answer: [
        'First you answer six short questions online, for free. Then come some questions about your safety and wellbeing. If an assessment with us is suitable, you choose a time.',
        'The assessment is one online appointment of 90 minutes with a psychiatrist. It costs £850.00.',
      ],
    },
    {
      id: 'adhd-screen',
      question: 'Does the self-assessment tell me if I have ADHD?',
      answer: [
        'No. It is a screen, not a diagnosis. It shows how often you notice things that people with ADHD often notice. Stress, poor sleep, anxiety and many other things can look the same. A psychiatrist decides.',
      ],
    },
    {
      id: 'adhd-medication-cost',
      question: 'What does ADHD medication cost?',
      answer: [
        'Around £100 a month on average. Depending on the medicine and the dose, it is between £55 and £250 a month. Not everyone needs medication, and it is not part of the assessment fee.',
      ],
    },
    {
      id: 'adhd-prescription',
      question: 'How do I get my prescription?',
      answer: [
        'If your psychiatrist prescribes a medicine, they explain how you get it. If you ask for a paper prescription by post, there is a £10 admin fee.',
        'Your medication is then reviewed regularly as part of your ongoing care.',
      ],
    },
    {
      id: 'adhd-companion',
      question: 'What is the digital companion?',
      answer: ['Online support for daily life between your appointments. It lasts 6 months.'],
    },
    {
      id: 'adhd-cancel',
      question: 'What if I need to change my appointment?',
      answer: [
        'You can reschedule at most once per care episode, and cancel once for each appointment type.',
        {
          list: [
            '7 days’ notice or more: a full refund.',
            'Between 2 and 7 days: a 50% fee.',
            'Under 48 hours: the full fee, and it counts as a DNA (did not attend).',
          ],
        },
        'If you have not joined within 15 minutes of the start, that counts as a DNA too, and a new appointment needs a new fee.',
        ['The ', { text: 'cancellation policy', page: 'cancellationPolicy' }, ' has the details.'],
      ],
    },
  ],
}

export const faq = {
  title: 'Questions people ask',
  description:
    'Answers about the weight programme and the adult ADHD assessment: who can join, what it costs, missed doses, blood tests, prescriptions and cancelling.',
  intro: [
    'Short answers to what people ask us most. If yours is missing, please ',
    { text: 'ask us', page: 'contactUs' },
    '.',
  ],
  groups: [weightManagementFaq, adhdFaq],
} as const
