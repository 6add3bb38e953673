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
      text: 'Newspapers, office paper, envelopes, notebooks and clean cardboard belong in the paper bin.',
    },
    {
      shown: [{ no: 'greasyBox' }, { no: 'cup' }, { no: 'tissue' }],
      text: 'Greasy boxes, paper cups and used tissues do not. Oil spoils the pulp, cups are lined with plastic that does not come off, and tissue has no fibre left to give.',
    },
    {
      shown: [{ yes: 'notebook' }, { no: 'bag' }],
      text: 'Staples and small clips may stay in: the mill takes them out with magnets. Plastic covers, spiral bindings and wide tape come off first.',
    },
    {
      shown: ['rain', { no: 'newspaper' }],
      text: 'Keep paper dry. Wet paper rots within days and cannot be baled, and one wet sack spoils the dry ones around it. In the monsoon, store it under a roof and off the floor.',
    },
    {
      shown: ['box', 'bin', 'truck'],
      text: 'Flatten boxes before they go into the bin. Most of what a standing box holds is air, and every truck that carries less air saves a trip.',
    },
    {
      shown: ['truck', 'bale'],
      text: 'At our yard paper is weighed, sorted by hand and pressed into bales of several hundred kilograms. The weight is on your dashboard by the next day.',
    },
    {
      shown: ['bale', 'loop', 'newspaper'],
      text: 'The mill stirs bales in water until the fibres come apart. Fibres get shorter each time and last about five to seven rounds, so some new wood is always needed.',
    },
    {
      shown: ['notebook', 'tree'],
      text: 'The best sheet is the one not printed. Print on both sides, read drafts on the screen and use misprints as notes: it halves the paper of most offices.',
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
      {
        question: 'A report is bound with a plastic spiral. What comes off before it goes into the bin?',
        options: ['The spiral and the plastic cover', 'The page numbers', 'Nothing at all', 'Every second page'],
        explanation: 'Plastic does not dissolve in the pulp and has to be fished out of it.',
      },
      {
        question: 'Where is paper best kept until the pickup in the monsoon?',
        options: ['Under a roof and off the floor', 'Next to the gate', 'In an open cart', 'On the ground of the yard'],
        explanation: 'Water comes from above and from below: a pallet is enough to keep the lowest layer dry.',
      },
      {
        question: 'What happens to paper first at a paper mill?',
        options: ['It is stirred in water', 'It is burnt', 'It is cut into squares', 'It is painted white'],
        explanation: 'In water the fibres come apart, and ink, staples and films can be taken out.',
      },
      {
        question: 'What saves more than recycling a sheet?',
        options: ['Not printing it', 'Printing it in grey', 'Folding it twice'],
        explanation: 'A sheet that is not needed takes no wood, no water and no trip.',
      },
    ],
  },
}
