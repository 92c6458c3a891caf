// Where everything stands on the map of Emberdale, and its ground: coast, river and counties, drawn by hand.

import type { MapTable } from '@ironbridge/board'

export const emberdaleMap: MapTable = {
  places: {
    ashtarn: { at: [1010, 150], group: 'purple' },
    brackwater: { at: [770, 350], group: 'yellow' },
    coldharrow: { at: [490, 320], group: 'red' },
    dunstrand: { at: [1370, 470], group: 'blue' },
    emberley: { at: [830, 640], group: 'yellow' },
    fenhallow: { at: [1262, 930], group: 'blue' },
    gritstone: { at: [1070, 390], group: 'purple' },
    hammerby: { at: [480, 620], group: 'red' },
    kilnhope: { at: [540, 870], group: 'red' },
    larkmoor: { at: [1330, 200], group: 'purple' },
    millrace: { at: [1130, 650], group: 'blue' },
    otterfold: { at: [892, 925], group: 'yellow' },
    'farm-brewery-upper': { at: [180, 640] },
    'farm-brewery-lower': { at: [1080, 1090] },
    highcross: { at: [680, 130] },
    kingsfair: { at: [655, 1079] },
    saltmouth: { at: [1472, 730] },
  },
  lines: {
    'ashtarn-gritstone': { curve: [1019, 206.5, 1031, 270.9, 1050.6, 333.4] },
    'ashtarn-highcross': { curve: [930.5, 140, 845.2, 131.1, 759.5, 129.7] },
    'ashtarn-larkmoor': { curve: [1089.5, 167.8, 1169.4, 183.8, 1250.5, 192.8] },
    'brackwater-coldharrow': { curve: [690.4, 335.7, 630.3, 326.7, 569.6, 322.8] },
    'brackwater-emberley': { curve: [787.6, 406.5, 807.3, 476.1, 818.8, 547.4] },
    'brackwater-gritstone': { curve: [849.5, 366.1, 919.5, 378.6, 990.4, 384.9] },
    'brackwater-highcross': { curve: [752.5, 293.5, 736.9, 247.6, 716.9, 203.5] },
    'coldharrow-hammerby': { curve: [483.8, 376.6, 475.3, 469.8, 477.6, 563.5] },
    'coldharrow-highcross': { curve: [555.2, 263.4, 586.4, 234.5, 615.6, 203.5] },
    'dunstrand-gritstone': { curve: [1290.4, 443.1, 1220.8, 421.4, 1149.5, 405.6] },
    'dunstrand-larkmoor': { curve: [1369.5, 413.4, 1366, 333.8, 1346.5, 256.6] },
    'dunstrand-millrace': { curve: [1290.4, 522.1, 1241.8, 556.1, 1195.8, 593.5] },
    'dunstrand-saltmouth': { curve: [1387.2, 526.6, 1408.8, 592.8, 1436.9, 656.4] },
    'emberley-hammerby': { curve: [750.5, 630.5, 673.1, 622.7, 595.5, 620.4] },
    'emberley-kilnhope': { curve: [750.4, 714.8, 687.8, 769.7, 619.6, 817.6] },
    'emberley-millrace': { curve: [909.6, 648.1, 962, 652.2, 1014.4, 652.8] },
    'emberley-otterfold': { curve: [858.3, 732.6, 875.8, 799.6, 885.5, 868.4] },
    'farm-brewery-upper-hammerby': { curve: [223.6, 640.6, 294.2, 640.5, 364.5, 634.4] },
    'fenhallow-millrace': { curve: [1228, 873.5, 1182.5, 793, 1149.8, 706.6] },
    'fenhallow-otterfold-farm-brewery-lower': {
      curve: [1182.3, 924.2, 1077, 918.2, 971.6, 921.3],
      spur: [1077, 920.5, 1084.9, 978.4, 1083.4, 1036.4],
    },
    'fenhallow-saltmouth': { curve: [1329.9, 873.5, 1368.1, 839.8, 1403.9, 803.6] },
    'gritstone-millrace': { curve: [1089.5, 446.6, 1111.9, 518.7, 1123.1, 593.4] },
    'hammerby-kilnhope': { curve: [500.2, 676.5, 521.7, 743.7, 532.8, 813.4] },
    'kilnhope-kingsfair': { curve: [565, 926.5, 584.3, 966.9, 607.1, 1005.4] },
    'kilnhope-otterfold': { curve: [619.6, 872, 717.3, 878, 812.3, 901.8] },
    'kingsfair-otterfold': { curve: [734.5, 1034.6, 776.3, 1009.5, 816.4, 981.6] },
    'millrace-saltmouth': { curve: [1245.5, 683.5, 1318.4, 702.5, 1392.4, 716.5] },
  },
  markets: { shape: 'tall', at: [56, 52] },
  cartouche: { x: 52, y: 1040, w: 250, h: 108 },
  ornaments: [
    { kind: 'compass', at: [120, 950] },
    { kind: 'ship', at: [1570, 960] },
  ],
  ground: () =>
    Promise.resolve({
      counties: [
        {
          group: 'purple',
          d: 'M978 490Q935 480 925 430Q915 380 904 324Q892 268 894 204Q896 140 928 105Q960 70 1020 68Q1080 66 1150 88Q1220 110 1280 107Q1340 104 1390 122Q1440 140 1451 195Q1462 250 1431 290Q1400 330 1340 351Q1280 372 1235 406Q1190 440 1155 465Q1120 490 1070 495Q1020 500 978 490Z',
        },
        {
          group: 'red',
          d: 'M386 281Q400 232 460 227Q520 222 571 242Q622 262 635 331Q648 400 644 470Q640 540 654 615Q668 690 690 745Q712 800 724 883Q735 965 668 970Q600 975 535 970Q470 965 425 933Q380 900 360 830Q340 760 329 680Q318 600 334 535Q350 470 361 400Q372 330 386 281Z',
        },
        {
          group: 'yellow',
          d: 'M661 262Q700 262 750 257Q800 252 846 260Q892 268 904 324Q915 380 925 430Q935 480 960 520Q985 560 988 630Q990 700 1000 750Q1010 800 1035 840Q1060 880 1055 935Q1050 990 990 1010Q930 1030 865 1020Q800 1010 768 988Q735 965 724 883Q712 800 690 745Q668 690 654 615Q640 540 644 470Q648 400 635 331Q622 262 661 262Z',
        },
        {
          group: 'blue',
          d: 'M1448 360Q1400 330 1340 351Q1280 372 1235 406Q1190 440 1155 465Q1120 490 1070 495Q1020 500 978 490Q935 480 960 520Q985 560 988 630Q990 700 1000 750Q1010 800 1035 840Q1060 880 1055 935Q1050 990 1100 1004Q1150 1018 1210 1024Q1270 1030 1325 1010Q1380 990 1390 935Q1400 880 1373 830Q1345 780 1348 715Q1350 650 1400 620Q1450 590 1480 545Q1510 500 1503 445Q1495 390 1448 360Z',
        },
      ],
      sea: 'M1900 -100L1580 -60C1560 80 1606 160 1570 260S1506 360 1530 450S1570 560 1548 640S1570 780 1590 850S1450 1000 1490 1110S1540 1240 1520 1300L1900 1300Z',
      rivers: [
        'M34 560C120 600 220 735 340 735S560 720 640 745S740 780 860 785S1010 760 1100 765S1240 815 1330 800S1450 700 1556 700',
        'M950 34C930 120 890 200 915 300S975 440 965 520S960 680 990 768',
        'M34 880C160 850 260 800 340 735',
      ],
      hachures: '',
    }),
}
