// What stands on the banks and floats on the river.

type HousePlace = readonly [x: number, y: number, width: number, height: number]

const HOUSES: readonly HousePlace[] = [
  [288, 170, 36, 28],
  [336, 200, 40, 28],
  [392, 194, 30, 36],
  [268, 228, 38, 30],
  [322, 244, 34, 36],
  [374, 242, 42, 28],
  [430, 250, 32, 30],
  [346, 292, 40, 28],
  [402, 294, 34, 34],
  [452, 296, 36, 26],
]

/** Houses up the slope, kilns at the water, and a church above. */
export function Town() {
  return (
    <g>
      <path className="scene-wall" d="M244 122V74l10-44 10 44v48zM264 122V94h46v28z" />
      <path className="scene-window" d="M250 82h8v13h-8zM274 103h6v11h-6zM291 103h6v11h-6z" />
      {HOUSES.map((place) => (
        <House key={place.join(' ')} place={place} />
      ))}
      <Kiln x={262} y={306} />
      <Kiln x={302} y={308} />
    </g>
  )
}

function House({ place: [x, y, width, height] }: { readonly place: HousePlace }) {
  const middle = x + width / 2
  return (
    <>
      <path className="scene-wall" d={`M${x} ${y}v-${height}h${width}v${height}z`} />
      <path
        className="scene-roof"
        d={`M${x - 4} ${y - height}L${middle} ${y - height - 14}L${x + width + 4} ${y - height}z`}
      />
      <path
        className="scene-window"
        d={`M${x + width * 0.2} ${y - height + 7}h6v8h-6zM${x + width * 0.62} ${y - height + 7}h6v8h-6z`}
      />
    </>
  )
}

function Kiln({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <Smoke x={x} y={y - 72} />
      <path className="scene-wall" d={`M${x - 22} ${y}c2-30 9-38 13-52v-16h18v16c4 14 11 22 13 52z`} />
      <path
        className="scene-thin"
        d={`M${x - 9} ${y - 54}h18M${x - 15} ${y - 38}h30M${x - 19} ${y - 22}h38`}
      />
      <path className="scene-window" d={`M${x - 5} ${y}v-12h10v12z`} />
    </>
  )
}

/** Furnaces, sheds and a headframe on the right bank. */
export function Works() {
  return (
    <g>
      <Smoke x={1267} y={126} />
      <Smoke x={1325} y={148} />
      <path className="scene-wall" d="M1258 240l4-112h10l4 112zM1317 240l3-90h9l4 90z" />
      <path className="scene-thin" d="M1260 146h14M1319 168h12" />
      <path
        className="scene-wall"
        d="M1172 242v-38l26-16v16l26-16v16l26-16v54zM1276 242v-40h46v40zM1334 244v-30h60v30z"
      />
      <path className="scene-roof" d="M1272 202l27-18 27 18zM1330 214h68v-7h-68z" />
      <path
        className="scene-window"
        d="M1180 214h11v12h-11zM1204 214h11v12h-11zM1228 214h11v12h-11zM1290 218h16v24h-16zM1344 222h8v9h-8zM1364 222h8v9h-8z"
      />
      <path className="scene-post" d="M1424 248l20-84 20 84M1433 210h22M1428 230h32M1444 164l46 84" />
      <circle className="scene-ring" cx="1444" cy="160" r="15" />
      <path className="scene-thin" d="M1429 160h30M1444 145v30M1434 150l20 20M1454 150l-20 20" />
      <path className="scene-wall" d="M1206 304v-30h52v30zM1270 304v-38h34v38z" />
      <path className="scene-roof" d="M1200 274l32-20 32 20zM1264 266h46v-7h-46z" />
      <path className="scene-window" d="M1214 282h8v9h-8zM1236 282h8v9h-8zM1280 276h12v28h-12z" />
    </g>
  )
}

/** Smoke as engravers drew it: curls that open upwards. */
function Smoke({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <path
      className="scene-smoke"
      d={`M${x - 3} ${y}c-10-9 7-15-1-24c-9-10 12-15 8-27c-3-9 13-10 17-20M${x + 3} ${y}c9-9-2-16 7-23c10-7 4-18 15-21c10-3 9-12 18-15`}
    />
  )
}

/** A narrow boat with its cabin, deep in coal. */
export function Boat() {
  return (
    <g transform="translate(690 326) scale(1.15)">
      <path className="scene-hull" d="M0 6h128l12-8v10q-6 10-18 10H14Q2 18-6 4z" />
      <path className="scene-wall" d="M6 6V-10h34V6zM3-10h40v-3H3z" />
      <path className="scene-load" d="M50 6l8-9 7 3 8-7 9 6 8-5 9 6 7-2 8 8z" />
      <path className="scene-window" d="M12-5h6v6h-6zM27-5h6v6h-6z" />
    </g>
  )
}
