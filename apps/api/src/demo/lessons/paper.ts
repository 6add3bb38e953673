import type { Lesson } from './lesson.ts'

export const paper: Lesson = {
  title: 'Sorting paper and cardboard',
  description:
    'Which paper can be made into paper again, why it has to stay dry, and how to fold a box so that one truck takes more.',
  references: ['https://www.unep.org/topics/chemicals-and-pollution-action', 'https://www.recyclenow.com'],
  ground: '#DCE7F5',
  slides: [
    {
      shown: [{ yes: 'newspaper' }, { yes: 'notebook' }, { yes: 'box' }],
      text: 'Newspapers, office paper, notebooks and clean cardboard belong in the paper bin. Staples may stay in; plastic covers come off.',
    },
    {
      shown: [{ no: 'greasyBox' }, { no: 'cup' }],
      text: 'Greasy boxes and paper cups do not. Oil spoils the pulp, and cups are lined with plastic that does not come off.',
    },
    {
      shown: ['tap', { no: 'newspaper' }],
      text: 'Keep paper dry. Wet paper rots within days, cannot be baled, and one wet sack spoils the dry ones around it. In the monsoon, store it off the floor.',
    },
    {
      shown: ['box', 'bin', 'truck'],
      text: 'Flatten boxes before they go into the bin. Air takes most of the room in a truck: flat boxes save every third trip.',
    },
    {
      shown: ['loop', 'newspaper'],
      text: 'Fibres get shorter each time and can be used about five to seven times. Every round saves wood, water and energy.',
    },
  ],
  quiz: {
    title: 'Do you know your paper?',
    questions: [
      {
        question: 'Which of these belongs in the paper bin?',
        options: ['A clean cardboard box', 'A pizza box soaked with oil', 'A used tissue', 'A coffee cup'],
        explanation: 'Clean, dry fibres can be pulped again. Oil, food and plastic linings spoil the pulp.',
      },
      {
        question: 'Why does paper have to stay dry?',
        options: [
          'Wet paper rots and spoils the rest of the load',
          'Wet paper is too light to weigh',
          'The ink runs and colours the truck',
        ],
        explanation: 'Moisture starts rot and mould, and a wet bale is refused by the mill.',
      },
      {
        question: 'What should be done with a large box before it goes into the bin?',
        options: ['Flatten it', 'Fill it with bottles', 'Wrap it in plastic film'],
        explanation: 'A flat box takes a fraction of the room, so one trip carries more.',
      },
      {
        question: 'Why is a paper cup not paper to a recycler?',
        options: ['It is lined with plastic', 'It is too small', 'It is always printed in colour'],
        explanation: 'The thin plastic layer keeps drinks in and cannot be separated in an ordinary paper mill.',
      },
      {
        question: 'How often can paper fibres be recycled?',
        options: ['About five to seven times', 'Only once', 'Without any limit'],
        explanation: 'Fibres break a little shorter each time, until they no longer hold together.',
      },
      {
        question: 'A letter is held by a staple. What do you do?',
        options: ['Put it in as it is', 'Throw it in the general waste', 'Cut away the corner with the staple'],
        explanation: 'Mills take staples and small clips out with magnets and sieves.',
      },
    ],
  },
}
