// Victory points that forecasts are too high by, in each round of a table. Written by "npm run forecast", the last time as
// "npm run forecast -- --edition birmingham --players 4 --variant introductory --games 30 --seed fit3 --fit --json".

export const biases: Readonly<Record<string, readonly number[]>> = {
  'birmingham-2': [
    -17.4, -16.6, -17.2, -13.4, -14.1, -9.9, -10.8, -7.3, -7.5, -3.7, -3.9, -1, -1.7, 0, 0, 0, 0, 0, 0, 0,
  ],
  'birmingham-2-introductory': [-10.5, -10.3, -9.2, -7.3, -6.1, -4.5, -4.5, -2.2, 0, 0],
  'birmingham-2-introductory-introductory-income': [-12.3, -12, -10.9, -9.1, -8.7, -6.2, -6.2, -3.1, -1, 0],
  'birmingham-3': [-4, -5, -5.3, -5, -5.5, -2.8, -4.9, -6, -6.2, -5.7, -4.9, -4, -3.7, -3, -2, 0, 0, 0],
  'birmingham-3-introductory': [-7.5, -6.8, -6, -5.3, -4.9, -3.3, -1.7, 0, 0],
  'birmingham-3-introductory-introductory-income': [-9, -8.1, -7.2, -7, -6.2, -4.1, -3.6, 0, 0],
  'birmingham-4': [-6.5, -5.2, -3.7, -2, -3.1, -3.2, -3.5, -4, -5.2, -5.2, -3, -2.1, -2.6, 0, 0, 0],
  'birmingham-4-introductory': [-10.6, -9.1, -6.3, -3.9, -2.9, -2.7, 0, 0],
  'classic-3': [-10, -6.4, -3.1, 0, 0, 3.4, 8.7, 7.6, 7.8, 6.5, 5.5, 6.5, 6.6, 5.9, 4.9, 3.7, 2.5, 1.3, 0, 0],
  'classic-4': [-9.4, -6.9, -6.1, -2.4, 4.2, 7.7, 7.8, 1, -3.1, -4.5, -2.9, 0, 0, 1.1, 0, 0],
  'lancashire-2': [
    -26.8, -25.1, -21.7, -19.5, -14.2, -12.1, -8.8, -9, -7.1, -4.7, -3.3, 0, 2.1, 4.6, 4.6, 4.4, 3.3, 2, 0, 0,
  ],
  'lancashire-2-introductory': [-10.9, -8.3, -7.4, -7.2, -5.9, -3.8, -3.8, 0, 0, 0],
  'lancashire-2-two-player-map': [
    -71.2, -64, -54.2, -43.8, -39.4, -41.5, -42.9, -43.8, -38.9, -21.6, -14.1, -6.5, -1.4, 3.8, 7.4, 7.1, 6.4,
    3.6, 0, 0,
  ],
  'lancashire-3': [-17.5, -12.4, -11.7, -9.5, 0, 0, 1.7, 3.7, 3.9, 4.1, 4, 3.5, 3.5, 3.2, 2.6, 1.3, 0, 0],
  'lancashire-3-classic-deck': [
    -35.4, -32.7, -28.7, -20.4, -12.4, -4.8, -1.4, -2.2, 0, 1.1, 2.6, 4.2, 4.2, 5.3, 7.6, 7.4, 6.9, 3.5, 3.1,
    0,
  ],
  'lancashire-3-introductory': [-8.8, -8.8, -8.1, -6.8, -4.4, -3.8, 0, 0, 0],
  'lancashire-4': [-14.5, -14.5, -13, -6.5, -2.3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  'lancashire-4-classic-deck': [-10.6, -10.1, -9.5, -2.6, 1.4, 5.1, 6.1, 6, 3.3, 2.5, 3.5, 3.3, 1.8, 1, 0, 0],
  'lancashire-4-introductory': [-9.4, -8.6, -7.6, -5.9, -5.2, -3.4, 0, 0],
}
