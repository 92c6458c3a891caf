// What win chances are weighed by at each table, from its first round to its last. Written by "npm run calibrate", the last time as
// "npm run calibrate -- --threads 1 --fit --report docs/bots/chances.md".

import type { Odds } from './odds.ts'

export const odds: Readonly<Record<string, readonly Odds[]>> = {
  'birmingham-2': [
    { weights: [0.0567, -0.175, -0.3222], spread: 18.81 },
    { weights: [0.0985, 0.8436, 0.4933], spread: 12.22 },
    { weights: [0.1237, -0.0685, 0.1509], spread: 8.73 },
    { weights: [0.1627, 0.2022, 0.6068], spread: 6.17 },
    { weights: [0.1907, 0.2213, 0.2631], spread: 5.17 },
  ],
  'birmingham-3': [
    { weights: [0.1073, -0.2003, -0.4125], spread: 13.6 },
    { weights: [0.1127, 0.377, 0.4532], spread: 10.28 },
    { weights: [0.149, 0.1023, 0.2963], spread: 7.5 },
    { weights: [0.1964, 0.3684, 0.495], spread: 5.31 },
    { weights: [0.2545, 0.1778, 0.2246], spread: 3.84 },
  ],
  'birmingham-4': [
    { weights: [0.1563, -0.2962, -0.0386], spread: 10.96 },
    { weights: [0.1391, -0.4844, 0.4963], spread: 8.39 },
    { weights: [0.1677, 0.0978, 0.3039], spread: 6.6 },
    { weights: [0.2034, 0.5687, 0.3711], spread: 5.14 },
    { weights: [0.2951, 0.1113, 0.2757], spread: 3.31 },
  ],
  'classic-3': [
    { weights: [0.107, -1.3943, 0.2507], spread: 15.68 },
    { weights: [0.1072, -0.0838, 0.3345], spread: 11.17 },
    { weights: [0.1379, -0.477, 0.2978], spread: 7.61 },
    { weights: [0.1883, -0.3939, 0.5728], spread: 5.72 },
    { weights: [0.2227, 0.2294, 0.1261], spread: 4.3 },
  ],
  'classic-4': [
    { weights: [0.1035, -0.0543, -0.2133], spread: 11.84 },
    { weights: [0.1188, 0.0709, 0.4622], spread: 9.54 },
    { weights: [0.1572, 0.0632, 0.1899], spread: 6.88 },
    { weights: [0.1959, 0.234, 0.518], spread: 5.45 },
    { weights: [0.2802, -0.0897, 0.2266], spread: 3.43 },
  ],
  'lancashire-2': [
    { weights: [0.0464, -0.2631, 0.0572], spread: 16.17 },
    { weights: [0.0962, 0.2241, 0.3844], spread: 10.78 },
    { weights: [0.1313, -0.0865, 0.2427], spread: 7.72 },
    { weights: [0.1899, 0.3984, 0.6833], spread: 5.42 },
    { weights: [0.2111, 0.143, -0.0358], spread: 4.54 },
  ],
  'lancashire-3': [
    { weights: [0.0688, -0.4207, -0.2127], spread: 15.03 },
    { weights: [0.1237, 0.1297, 0.4262], spread: 9.59 },
    { weights: [0.1156, -0.4608, 0.1912], spread: 8 },
    { weights: [0.1723, -0.6172, 0.6145], spread: 6.16 },
    { weights: [0.2176, 0.1967, 0.0528], spread: 4.42 },
  ],
  'lancashire-4': [
    { weights: [0.0666, -0.2286, -0.1918], spread: 12.09 },
    { weights: [0.15, -0.0272, 0.4016], spread: 8.18 },
    { weights: [0.1686, -0.2669, 0.2745], spread: 6.27 },
    { weights: [0.221, -0.1138, 0.6771], spread: 4.81 },
    { weights: [0.302, 0.0665, 0.2036], spread: 3.19 },
  ],
}
