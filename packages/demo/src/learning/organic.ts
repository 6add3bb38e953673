import type { Lesson } from './lesson.ts'

export const organic: Lesson = {
  title: 'အစိုအမှိုက် ခွဲခြားခြင်း – Organic waste',
  description:
    'Half of what a kitchen throws away can feed the soil. What belongs in the organic bin, and how it becomes compost.',
  references: [
    'https://www.fao.org/platform-food-loss-waste/en/',
    'https://www.unep.org/explore-topics/resource-efficiency',
  ],
  ground: '#E6F1DC',
  slides: [
    {
      shown: [{ yes: 'peel' }, { yes: 'leaf' }],
      text: 'Peels, vegetable scraps, rice, tea leaves, coffee grounds and leaves belong in the organic bin.',
    },
    {
      shown: [{ no: 'bag' }, { no: 'can' }, { no: 'battery' }],
      text: 'Plastic bags, cans and batteries do not. What gets into the compost gets onto the field.',
    },
    {
      shown: ['bin', 'tap'],
      text: 'Let water drip off, empty the bin daily and keep the lid closed. Wet waste is heavy, smells, and draws flies and rats.',
    },
    {
      shown: ['peel', 'compost', 'leaf'],
      text: 'With air and some dry leaves, scraps become compost in eight to twelve weeks.',
    },
    {
      shown: ['truck', { no: 'fire' }],
      text: 'In a dump, organic waste rots without air and makes methane, which heats the climate far more than carbon dioxide and catches fire.',
    },
  ],
  quiz: {
    title: 'What feeds the soil?',
    questions: [
      {
        question: 'Which of these belongs in the organic bin?',
        options: ['Tea leaves', 'A plastic bag', 'A used battery', 'Cooking foil'],
        explanation: 'Tea leaves rot quickly and are good for the soil.',
      },
      {
        question: 'What gas does organic waste make in a dump?',
        options: ['Methane', 'Oxygen', 'Helium'],
        explanation: 'Without air, other bacteria take over; what they give off is methane.',
      },
      {
        question: 'How long does composting take?',
        options: ['Eight to twelve weeks', 'Two days', 'Ten years'],
        explanation: 'In the warmth of Yangon it is rather the shorter time, if the heap has air.',
      },
      {
        question: 'What keeps an organic bin from smelling?',
        options: ['Letting water drip off and emptying it daily', 'Adding cooking oil', 'Leaving the lid open'],
        explanation: 'Smell comes from rotting without air, which water brings about.',
      },
      {
        question: 'What helps wet kitchen scraps to become compost?',
        options: ['Dry leaves between them', 'More water', 'Pressing them together'],
        explanation: 'Dry leaves bring in air and carbon, which the bacteria need.',
      },
    ],
  },
}
