import type { Lesson } from './lesson.ts'

export const glassAndCans: Lesson = {
  title: 'Glass and cans',
  description:
    'Two materials that can be melted down again and again, if they arrive whole, empty and apart from each other.',
  references: [
    'https://feve.org/glass-industry/recycling/',
    'https://international-aluminium.org/work-areas/recycling/',
  ],
  ground: '#DDF0EA',
  slides: [
    {
      shown: [{ yes: 'jar' }, { yes: 'can' }],
      text: 'Jars and glass bottles go to glass, drink and food cans to cans. Lids of metal go with the cans.',
    },
    {
      shown: [{ no: 'brokenGlass' }, 'bin'],
      text: 'Broken glass is wrapped in paper, taped, marked and handed over separately, so that nobody is cut.',
    },
    {
      shown: ['tap', 'can'],
      text: 'Rinse out what was in them. Labels may stay: they burn off in the furnace.',
    },
    {
      shown: ['can', 'loop'],
      text: 'A can made from old cans needs about a twentieth of the energy of one made from ore.',
    },
  ],
  quiz: {
    title: 'Glass and cans: the quiz',
    questions: [
      {
        question: 'What do you do with a broken jar?',
        options: [
          'Wrap it, mark it and hand it over separately',
          'Throw it loosely into the glass bin',
          'Put it into the paper bin so that it is soft',
        ],
        explanation: 'Loose shards cut those who carry and sort. Wrapped and marked, they harm nobody.',
      },
      {
        question: 'Where does the metal lid of a jar belong?',
        options: ['With the cans', 'With the glass', 'With the plastic'],
        explanation: 'Lids are steel or aluminium and are melted with the cans.',
      },
      {
        question: 'How much energy does a can from old cans need, compared with one from ore?',
        options: ['About a twentieth', 'About a half', 'The same'],
        explanation: 'Most of the energy goes into winning aluminium from ore, which recycling leaves out.',
      },
      {
        question: 'How often can glass be melted again?',
        options: ['Without end', 'Three times', 'Never'],
        explanation: 'Glass does not lose its quality in the furnace, as long as it is clean and sorted by colour.',
      },
      {
        question: 'Which glass does not belong with bottles and jars?',
        options: ['Heat-proof dishes and window panes', 'Brown bottles', 'Jars with a label'],
        explanation: 'They melt at other temperatures and leave stones in the new glass.',
      },
    ],
  },
}
