// What win chances are weighed by at each table, from its first round to its last. Written by "npm run calibrate", the last time as
// "npm run calibrate -- --games 80,180 --threads 1 --fit --report /tmp/chances/prelim.md".

import type { Odds } from './odds.ts'

export const odds: Readonly<Record<string, readonly Odds[]>> = {
  'birmingham-2': [
    { weights: [0.0467, -0.1696, -0.3655], spread: 21.88 },
    { weights: [0.0865, 0.7189, 0.4545], spread: 16.44 },
    { weights: [0.1239, -0.0098, 0.1161], spread: 8.79 },
    { weights: [0.1365, 0.1775, 0.5709], spread: 7.05 },
    { weights: [0.1964, 0.2909, 0.1164], spread: 5.04 },
  ],
  'birmingham-3': [
    { weights: [0.1126, -0.2225, -0.1782], spread: 14.55 },
    { weights: [0.132, 0.3925, 0.521], spread: 9.58 },
    { weights: [0.1471, 0.0864, 0.1878], spread: 7.55 },
    { weights: [0.2087, 0.4089, 0.4181], spread: 5.31 },
    { weights: [0.1981, 0.0827, 0.1837], spread: 4.76 },
  ],
  'birmingham-4': [
    { weights: [0.1951, -0.3545, -0.0052], spread: 10.45 },
    { weights: [0.1429, -0.5409, 0.3454], spread: 8.77 },
    { weights: [0.1455, 0.0997, 0.3469], spread: 7.44 },
    { weights: [0.2039, 0.5712, 0.44], spread: 5.21 },
    { weights: [0.3264, 0.1116, 0.314], spread: 3.07 },
  ],
  'classic-3': [
    { weights: [0.1476, -1.8527, 0.526], spread: 13.87 },
    { weights: [0.0897, 0.0159, 0.2095], spread: 12.04 },
    { weights: [0.1423, -0.5222, 0.3038], spread: 7.87 },
    { weights: [0.1508, -0.2533, 0.4056], spread: 7.19 },
    { weights: [0.199, 0.1891, 0.2461], spread: 4.72 },
  ],
  'classic-4': [
    { weights: [0.1242, -0.0557, -0.4003], spread: 10.44 },
    { weights: [0.1384, 0.091, 0.512], spread: 8.13 },
    { weights: [0.1594, 0.1055, 0.0336], spread: 6.55 },
    { weights: [0.1816, 0.243, 0.5394], spread: 5.53 },
    { weights: [0.3182, -0.0944, 0.3605], spread: 3.01 },
  ],
  'lancashire-2': [
    { weights: [0.0651, -0.3368, -0.24], spread: 13.83 },
    { weights: [0.1253, 0.2701, 0.747], spread: 7.88 },
    { weights: [0.1138, -0.105, 0.3796], spread: 8.66 },
    { weights: [0.1654, 0.3816, 0.5773], spread: 6.15 },
    { weights: [0.1876, 0.2725, 0.1224], spread: 5.05 },
  ],
  'lancashire-3': [
    { weights: [0.0545, -0.3584, -0.1811], spread: 15.96 },
    { weights: [0.123, 0.0919, 0.4623], spread: 9.53 },
    { weights: [0.1098, -0.4418, 0.1587], spread: 8.67 },
    { weights: [0.1839, -0.678, 0.5562], spread: 6.26 },
    { weights: [0.1742, 0.1447, -0.0256], spread: 5.59 },
  ],
  'lancashire-4': [
    { weights: [0.108, -0.3453, -0.2128], spread: 11.43 },
    { weights: [0.2056, -0.0204, 0.4247], spread: 6.01 },
    { weights: [0.2643, -0.3846, 0.6012], spread: 4.06 },
    { weights: [0.2763, -0.0714, 0.6561], spread: 3.83 },
    { weights: [0.3475, 0.0631, 0.4377], spread: 2.66 },
  ],
}
