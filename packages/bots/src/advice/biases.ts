// Victory points that forecasts are too high by, in each round of a table. Written by "npm run forecast", the last time as
// "npm run forecast -- --edition lancashire --players 2 --variant two-player-map --games 100 --seed fit2 --fit --json".

export const biases: Readonly<Record<string, readonly number[]>> = {
  'birmingham-2': [
    -17.4, -16.6, -17.2, -13.4, -14.1, -9.9, -10.8, -7.3, -7.5, -3.7, -3.9, -1, -1.7, 0, 0, 0, 0, 0, 0, 0,
  ],
  'birmingham-2-introductory': [74, 73.8, 71.2, 70.2, 63.4, 60, 51.9, 43.5, 11.6, 5.2],
  'birmingham-2-introductory-introductory-income': [72.4, 72.2, 69.6, 68.5, 61.7, 58.3, 50.3, 42.1, 11.1, 5],
  'birmingham-3': [-4, -5, -5.3, -5, -5.5, -2.8, -4.9, -6, -6.2, -5.7, -4.9, -4, -3.7, -3, -2, 0, 0, 0],
  'birmingham-3-introductory': [69.5, 66.8, 61, 55.8, 49.8, 44.8, 35.3, 14.7, 0],
  'birmingham-3-introductory-introductory-income': [68.1, 65.4, 59.5, 54.5, 48.5, 43.3, 34.2, 14, 0],
  'birmingham-4': [-6.5, -5.2, -3.7, -2, -3.1, -3.2, -3.5, -4, -5.2, -5.2, -3, -2.1, -2.6, 0, 0, 0],
  'birmingham-4-introductory': [44.2, 42.5, 34.5, 33.5, 29.9, 24.8, 9.6, 0],
  'birmingham-4-introductory-introductory-income': [43.1, 41.1, 33.1, 32.2, 29.6, 23.7, 8.8, 0],
  'classic-3': [-10, -6.4, -3.1, 0, 0, 3.4, 8.7, 7.6, 7.8, 6.5, 5.5, 6.5, 6.6, 5.9, 4.9, 3.7, 2.5, 1.3, 0, 0],
  'classic-4': [-9.4, -6.9, -6.1, -2.4, 4.2, 7.7, 7.8, 1, -3.1, -4.5, -2.9, 0, 0, 1.1, 0, 0],
  'lancashire-2': [
    -26.8, -25.1, -21.7, -19.5, -14.2, -12.1, -8.8, -9, -7.1, -4.7, -3.3, 0, 2.1, 4.6, 4.6, 4.4, 3.3, 2, 0, 0,
  ],
  'lancashire-2-introductory': [67.7, 70.7, 70.8, 70.5, 66.7, 66.4, 63.2, 48.3, 14.5, -1.1],
  'lancashire-2-introductory-introductory-income': [67.1, 70.2, 70.3, 70, 66.1, 65.9, 62.6, 47.8, 14.4, -1.1],
  'lancashire-2-two-player-map': [
    -71.2, -64, -54.2, -43.8, -39.4, -41.5, -42.9, -43.8, -38.9, -21.6, -14.1, -6.5, -1.4, 3.8, 7.4, 7.1, 6.4,
    3.6, 0, 0,
  ],
  'lancashire-3': [-17.5, -12.4, -11.7, -9.5, 0, 0, 1.7, 3.7, 3.9, 4.1, 4, 3.5, 3.5, 3.2, 2.6, 1.3, 0, 0],
  'lancashire-3-classic-deck': [
    -35.4, -32.7, -28.7, -20.4, -12.4, -4.8, -1.4, -2.2, 0, 1.1, 2.6, 4.2, 4.2, 5.3, 7.6, 7.4, 6.9, 3.5, 3.1,
    0,
  ],
  'lancashire-3-introductory': [58.5, 60.9, 61.3, 57.7, 55.7, 55.4, 46.8, 19.9, 0],
  'lancashire-3-introductory-introductory-income': [57.2, 59.6, 60.1, 56.4, 54.4, 54.2, 45.6, 19.5, 0],
  'lancashire-4': [-14.5, -14.5, -13, -6.5, -2.3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  'lancashire-4-classic-deck': [-10.6, -10.1, -9.5, -2.6, 1.4, 5.1, 6.1, 6, 3.3, 2.5, 3.5, 3.3, 1.8, 1, 0, 0],
  'lancashire-4-introductory': [41.9, 41.4, 40.5, 41.4, 39, 35, 20.2, 1.5],
  'lancashire-4-introductory-introductory-income': [41.2, 40.7, 39.8, 40.8, 38.4, 34.3, 19.6, 1.4],
}
