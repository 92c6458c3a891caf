// Revision 1 of the rules, whole. Made by tools/freeze.ts and never changed: games that began by it go on by it.
// packages/engine/src/editions/define.ts
function defineEdition(definition) {
	if (!("extends" in definition)) return {
		...definition,
		family: definition.id
	};
	const { extends: other, ...own } = definition;
	return {
		...other,
		...own,
		family: other.family
	};
}
var incomeTrack = [
	{
		from: -10,
		to: 0,
		spaces: 1
	},
	{
		from: 1,
		to: 10,
		spaces: 2
	},
	{
		from: 11,
		to: 20,
		spaces: 3
	},
	{
		from: 21,
		to: 29,
		spaces: 4
	},
	{
		from: 30,
		to: 30,
		spaces: 3
	}
].flatMap(({ from, to, spaces }) => Array.from({ length: (to - from + 1) * spaces }, (_, space) => from + Math.floor(space / spaces)));
// packages/engine/src/editions/birmingham/index.ts
var birmingham = defineEdition({
	id: "birmingham",
	title: "Brass: Birmingham",
	sentence: "Breweries, merchants and wild cards in the Midlands, for 2 to 4 players.",
	statementPrefix: "B-",
	seats: [
		2,
		3,
		4
	],
	eras: [{
		id: "canal",
		oneTilePerTown: true,
		roundsWithoutLoans: 0,
		setAside: {
			2: 2,
			3: 3,
			4: 4
		},
		links: [{
			money: 3,
			coal: 0,
			beer: 0
		}]
	}, {
		id: "rail",
		oneTilePerTown: false,
		roundsWithoutLoans: 0,
		setAside: {
			2: 0,
			3: 0,
			4: 0
		},
		links: [{
			money: 5,
			coal: 1,
			beer: 0
		}, {
			money: 10,
			coal: 1,
			beer: 1
		}]
	}],
	industries: [
		{
			id: "cotton",
			name: "Cotton Mill",
			makes: null,
			flips: "sold",
			tiles: [
				{
					level: 1,
					count: 3,
					cost: 12,
					coal: 0,
					iron: 0,
					beer: 1,
					vp: 5,
					income: 5,
					icons: 1,
					eras: "canal"
				},
				{
					level: 2,
					count: 2,
					cost: 14,
					coal: 1,
					iron: 0,
					beer: 1,
					vp: 5,
					income: 4,
					icons: 2,
					eras: "both"
				},
				{
					level: 3,
					count: 3,
					cost: 16,
					coal: 1,
					iron: 1,
					beer: 1,
					vp: 9,
					income: 3,
					icons: 1,
					eras: "both"
				},
				{
					level: 4,
					count: 3,
					cost: 18,
					coal: 1,
					iron: 1,
					beer: 1,
					vp: 12,
					income: 2,
					icons: 1,
					eras: "both"
				}
			]
		},
		{
			id: "manufacturer",
			name: "Manufacturer",
			makes: null,
			flips: "sold",
			tiles: [
				{
					level: 1,
					count: 1,
					cost: 8,
					coal: 1,
					iron: 0,
					beer: 1,
					vp: 3,
					income: 5,
					icons: 2,
					eras: "canal"
				},
				{
					level: 2,
					count: 2,
					cost: 10,
					coal: 0,
					iron: 1,
					beer: 1,
					vp: 5,
					income: 1,
					icons: 1,
					eras: "both"
				},
				{
					level: 3,
					count: 1,
					cost: 12,
					coal: 2,
					iron: 0,
					beer: 0,
					vp: 4,
					income: 4,
					icons: 0,
					eras: "both"
				},
				{
					level: 4,
					count: 1,
					cost: 8,
					coal: 0,
					iron: 1,
					beer: 1,
					vp: 3,
					income: 6,
					icons: 1,
					eras: "both"
				},
				{
					level: 5,
					count: 2,
					cost: 16,
					coal: 1,
					iron: 0,
					beer: 2,
					vp: 8,
					income: 2,
					icons: 2,
					eras: "both"
				},
				{
					level: 6,
					count: 1,
					cost: 20,
					coal: 0,
					iron: 0,
					beer: 1,
					vp: 7,
					income: 6,
					icons: 1,
					eras: "both"
				},
				{
					level: 7,
					count: 1,
					cost: 16,
					coal: 1,
					iron: 1,
					beer: 0,
					vp: 9,
					income: 4,
					icons: 0,
					eras: "both"
				},
				{
					level: 8,
					count: 2,
					cost: 20,
					coal: 0,
					iron: 2,
					beer: 1,
					vp: 11,
					income: 1,
					icons: 1,
					eras: "both"
				}
			]
		},
		{
			id: "pottery",
			name: "Pottery",
			makes: null,
			flips: "sold",
			tiles: [
				{
					level: 1,
					count: 1,
					cost: 17,
					coal: 0,
					iron: 1,
					beer: 1,
					vp: 10,
					income: 5,
					icons: 1,
					eras: "both",
					lightbulb: true
				},
				{
					level: 2,
					count: 1,
					cost: 0,
					coal: 1,
					iron: 0,
					beer: 1,
					vp: 1,
					income: 1,
					icons: 1,
					eras: "both"
				},
				{
					level: 3,
					count: 1,
					cost: 22,
					coal: 2,
					iron: 0,
					beer: 2,
					vp: 11,
					income: 5,
					icons: 1,
					eras: "both",
					lightbulb: true
				},
				{
					level: 4,
					count: 1,
					cost: 0,
					coal: 1,
					iron: 0,
					beer: 1,
					vp: 1,
					income: 1,
					icons: 1,
					eras: "both"
				},
				{
					level: 5,
					count: 1,
					cost: 24,
					coal: 2,
					iron: 0,
					beer: 2,
					vp: 20,
					income: 5,
					icons: 1,
					eras: "rail"
				}
			]
		},
		{
			id: "coal",
			name: "Coal Mine",
			makes: "coal",
			flips: "emptied",
			tiles: [
				{
					level: 1,
					count: 1,
					cost: 5,
					coal: 0,
					iron: 0,
					beer: 0,
					vp: 1,
					income: 4,
					icons: 2,
					eras: "canal",
					cubes: {
						canal: 2,
						rail: 0
					}
				},
				{
					level: 2,
					count: 2,
					cost: 7,
					coal: 0,
					iron: 0,
					beer: 0,
					vp: 2,
					income: 7,
					icons: 1,
					eras: "both",
					cubes: {
						canal: 3,
						rail: 3
					}
				},
				{
					level: 3,
					count: 2,
					cost: 8,
					coal: 0,
					iron: 1,
					beer: 0,
					vp: 3,
					income: 6,
					icons: 1,
					eras: "both",
					cubes: {
						canal: 4,
						rail: 4
					}
				},
				{
					level: 4,
					count: 2,
					cost: 10,
					coal: 0,
					iron: 1,
					beer: 0,
					vp: 4,
					income: 5,
					icons: 1,
					eras: "both",
					cubes: {
						canal: 5,
						rail: 5
					}
				}
			]
		},
		{
			id: "iron",
			name: "Iron Works",
			makes: "iron",
			flips: "emptied",
			tiles: [
				{
					level: 1,
					count: 1,
					cost: 5,
					coal: 1,
					iron: 0,
					beer: 0,
					vp: 3,
					income: 3,
					icons: 1,
					eras: "canal",
					cubes: {
						canal: 4,
						rail: 0
					}
				},
				{
					level: 2,
					count: 1,
					cost: 7,
					coal: 1,
					iron: 0,
					beer: 0,
					vp: 5,
					income: 3,
					icons: 1,
					eras: "both",
					cubes: {
						canal: 4,
						rail: 4
					}
				},
				{
					level: 3,
					count: 1,
					cost: 9,
					coal: 1,
					iron: 0,
					beer: 0,
					vp: 7,
					income: 2,
					icons: 1,
					eras: "both",
					cubes: {
						canal: 5,
						rail: 5
					}
				},
				{
					level: 4,
					count: 1,
					cost: 12,
					coal: 1,
					iron: 0,
					beer: 0,
					vp: 9,
					income: 1,
					icons: 1,
					eras: "both",
					cubes: {
						canal: 6,
						rail: 6
					}
				}
			]
		},
		{
			id: "brewery",
			name: "Brewery",
			makes: "beer",
			flips: "emptied",
			tiles: [
				{
					level: 1,
					count: 2,
					cost: 5,
					coal: 0,
					iron: 1,
					beer: 0,
					vp: 4,
					income: 4,
					icons: 2,
					eras: "canal",
					cubes: {
						canal: 1,
						rail: 0
					}
				},
				{
					level: 2,
					count: 2,
					cost: 7,
					coal: 0,
					iron: 1,
					beer: 0,
					vp: 5,
					income: 5,
					icons: 2,
					eras: "both",
					cubes: {
						canal: 1,
						rail: 2
					}
				},
				{
					level: 3,
					count: 2,
					cost: 9,
					coal: 0,
					iron: 1,
					beer: 0,
					vp: 7,
					income: 5,
					icons: 2,
					eras: "both",
					cubes: {
						canal: 1,
						rail: 2
					}
				},
				{
					level: 4,
					count: 1,
					cost: 9,
					coal: 0,
					iron: 1,
					beer: 0,
					vp: 10,
					income: 5,
					icons: 2,
					eras: "rail",
					cubes: {
						canal: 0,
						rail: 2
					}
				}
			]
		}
	],
	locations: [
		{
			id: "stoke-on-trent",
			name: "Stoke-on-Trent",
			kind: "town",
			slots: [
				["cotton", "manufacturer"],
				["pottery", "iron"],
				["manufacturer"]
			]
		},
		{
			id: "leek",
			name: "Leek",
			kind: "town",
			slots: [["cotton", "manufacturer"], ["cotton", "coal"]]
		},
		{
			id: "stone",
			name: "Stone",
			kind: "town",
			slots: [["cotton", "brewery"], ["manufacturer", "coal"]]
		},
		{
			id: "uttoxeter",
			name: "Uttoxeter",
			kind: "town",
			slots: [["manufacturer", "brewery"], ["cotton", "brewery"]]
		},
		{
			id: "belper",
			name: "Belper",
			kind: "town",
			slots: [
				["cotton", "manufacturer"],
				["coal"],
				["pottery"]
			]
		},
		{
			id: "derby",
			name: "Derby",
			kind: "town",
			slots: [
				["cotton", "brewery"],
				["cotton", "manufacturer"],
				["iron"]
			]
		},
		{
			id: "stafford",
			name: "Stafford",
			kind: "town",
			slots: [["manufacturer", "brewery"], ["pottery"]]
		},
		{
			id: "burton-on-trent",
			name: "Burton-on-Trent",
			kind: "town",
			slots: [["manufacturer", "coal"], ["brewery"]]
		},
		{
			id: "cannock",
			name: "Cannock",
			kind: "town",
			slots: [["manufacturer", "coal"], ["coal"]]
		},
		{
			id: "tamworth",
			name: "Tamworth",
			kind: "town",
			slots: [["cotton", "coal"], ["cotton", "coal"]]
		},
		{
			id: "walsall",
			name: "Walsall",
			kind: "town",
			slots: [["iron", "manufacturer"], ["manufacturer", "brewery"]]
		},
		{
			id: "coalbrookdale",
			name: "Coalbrookdale",
			kind: "town",
			slots: [
				["iron", "brewery"],
				["iron"],
				["coal"]
			]
		},
		{
			id: "wolverhampton",
			name: "Wolverhampton",
			kind: "town",
			slots: [["manufacturer"], ["manufacturer", "coal"]]
		},
		{
			id: "dudley",
			name: "Dudley",
			kind: "town",
			slots: [["coal"], ["iron"]]
		},
		{
			id: "kidderminster",
			name: "Kidderminster",
			kind: "town",
			slots: [["cotton", "coal"], ["cotton"]]
		},
		{
			id: "worcester",
			name: "Worcester",
			kind: "town",
			slots: [["cotton"], ["cotton"]]
		},
		{
			id: "birmingham",
			name: "Birmingham",
			kind: "town",
			slots: [
				["cotton", "manufacturer"],
				["manufacturer"],
				["iron"],
				["manufacturer"]
			]
		},
		{
			id: "nuneaton",
			name: "Nuneaton",
			kind: "town",
			slots: [["manufacturer", "brewery"], ["cotton", "coal"]]
		},
		{
			id: "coventry",
			name: "Coventry",
			kind: "town",
			slots: [
				["pottery"],
				["manufacturer", "coal"],
				["iron", "manufacturer"]
			]
		},
		{
			id: "redditch",
			name: "Redditch",
			kind: "town",
			slots: [["manufacturer", "coal"], ["iron"]]
		},
		{
			id: "farm-brewery-north",
			name: "Northern farm brewery",
			kind: "farm",
			slots: [["brewery"]]
		},
		{
			id: "farm-brewery-south",
			name: "Southern farm brewery",
			kind: "farm",
			slots: [["brewery"]]
		},
		{
			id: "warrington",
			name: "Warrington",
			kind: "merchant",
			icons: 2
		},
		{
			id: "nottingham",
			name: "Nottingham",
			kind: "merchant",
			icons: 2
		},
		{
			id: "shrewsbury",
			name: "Shrewsbury",
			kind: "merchant",
			icons: 2
		},
		{
			id: "gloucester",
			name: "Gloucester",
			kind: "merchant",
			icons: 2
		},
		{
			id: "oxford",
			name: "Oxford",
			kind: "merchant",
			icons: 2
		}
	],
	lines: [
		{
			ends: ["belper", "derby"],
			eras: "both"
		},
		{
			ends: ["belper", "leek"],
			eras: "rail"
		},
		{
			ends: ["birmingham", "coventry"],
			eras: "both"
		},
		{
			ends: ["birmingham", "dudley"],
			eras: "both"
		},
		{
			ends: ["birmingham", "nuneaton"],
			eras: "rail"
		},
		{
			ends: ["birmingham", "oxford"],
			eras: "both"
		},
		{
			ends: ["birmingham", "redditch"],
			eras: "rail"
		},
		{
			ends: ["birmingham", "tamworth"],
			eras: "both"
		},
		{
			ends: ["birmingham", "walsall"],
			eras: "both"
		},
		{
			ends: ["birmingham", "worcester"],
			eras: "both"
		},
		{
			ends: ["burton-on-trent", "cannock"],
			eras: "rail"
		},
		{
			ends: ["burton-on-trent", "derby"],
			eras: "both"
		},
		{
			ends: ["burton-on-trent", "stone"],
			eras: "both"
		},
		{
			ends: ["burton-on-trent", "tamworth"],
			eras: "both"
		},
		{
			ends: ["burton-on-trent", "walsall"],
			eras: "canal"
		},
		{
			ends: ["cannock", "farm-brewery-north"],
			eras: "both"
		},
		{
			ends: ["cannock", "stafford"],
			eras: "both"
		},
		{
			ends: ["cannock", "walsall"],
			eras: "both"
		},
		{
			ends: ["cannock", "wolverhampton"],
			eras: "both"
		},
		{
			ends: ["coalbrookdale", "kidderminster"],
			eras: "both"
		},
		{
			ends: ["coalbrookdale", "shrewsbury"],
			eras: "both"
		},
		{
			ends: ["coalbrookdale", "wolverhampton"],
			eras: "both"
		},
		{
			ends: ["coventry", "nuneaton"],
			eras: "rail"
		},
		{
			ends: ["derby", "nottingham"],
			eras: "both"
		},
		{
			ends: ["derby", "uttoxeter"],
			eras: "rail"
		},
		{
			ends: ["dudley", "kidderminster"],
			eras: "both"
		},
		{
			ends: ["dudley", "wolverhampton"],
			eras: "both"
		},
		{
			ends: ["gloucester", "redditch"],
			eras: "both"
		},
		{
			ends: ["gloucester", "worcester"],
			eras: "both"
		},
		{
			ends: [
				"kidderminster",
				"worcester",
				"farm-brewery-south"
			],
			eras: "both"
		},
		{
			ends: ["leek", "stoke-on-trent"],
			eras: "both"
		},
		{
			ends: ["nuneaton", "tamworth"],
			eras: "both"
		},
		{
			ends: ["oxford", "redditch"],
			eras: "both"
		},
		{
			ends: ["stafford", "stone"],
			eras: "both"
		},
		{
			ends: ["stoke-on-trent", "stone"],
			eras: "both"
		},
		{
			ends: ["stoke-on-trent", "warrington"],
			eras: "both"
		},
		{
			ends: ["stone", "uttoxeter"],
			eras: "rail"
		},
		{
			ends: ["tamworth", "walsall"],
			eras: "rail"
		},
		{
			ends: ["walsall", "wolverhampton"],
			eras: "both"
		}
	],
	cards: [
		{
			id: "birmingham",
			location: "birmingham",
			copies: {
				2: 3,
				3: 3,
				4: 3
			}
		},
		{
			id: "coventry",
			location: "coventry",
			copies: {
				2: 3,
				3: 3,
				4: 3
			}
		},
		{
			id: "nuneaton",
			location: "nuneaton",
			copies: {
				2: 1,
				3: 1,
				4: 1
			}
		},
		{
			id: "redditch",
			location: "redditch",
			copies: {
				2: 1,
				3: 1,
				4: 1
			}
		},
		{
			id: "coalbrookdale",
			location: "coalbrookdale",
			copies: {
				2: 3,
				3: 3,
				4: 3
			}
		},
		{
			id: "dudley",
			location: "dudley",
			copies: {
				2: 2,
				3: 2,
				4: 2
			}
		},
		{
			id: "kidderminster",
			location: "kidderminster",
			copies: {
				2: 2,
				3: 2,
				4: 2
			}
		},
		{
			id: "wolverhampton",
			location: "wolverhampton",
			copies: {
				2: 2,
				3: 2,
				4: 2
			}
		},
		{
			id: "worcester",
			location: "worcester",
			copies: {
				2: 2,
				3: 2,
				4: 2
			}
		},
		{
			id: "stafford",
			location: "stafford",
			copies: {
				2: 2,
				3: 2,
				4: 2
			}
		},
		{
			id: "burton-on-trent",
			location: "burton-on-trent",
			copies: {
				2: 2,
				3: 2,
				4: 2
			}
		},
		{
			id: "cannock",
			location: "cannock",
			copies: {
				2: 2,
				3: 2,
				4: 2
			}
		},
		{
			id: "tamworth",
			location: "tamworth",
			copies: {
				2: 1,
				3: 1,
				4: 1
			}
		},
		{
			id: "walsall",
			location: "walsall",
			copies: {
				2: 1,
				3: 1,
				4: 1
			}
		},
		{
			id: "leek",
			location: "leek",
			copies: {
				2: 0,
				3: 2,
				4: 2
			}
		},
		{
			id: "stoke-on-trent",
			location: "stoke-on-trent",
			copies: {
				2: 0,
				3: 3,
				4: 3
			}
		},
		{
			id: "stone",
			location: "stone",
			copies: {
				2: 0,
				3: 2,
				4: 2
			}
		},
		{
			id: "uttoxeter",
			location: "uttoxeter",
			copies: {
				2: 0,
				3: 1,
				4: 2
			}
		},
		{
			id: "belper",
			location: "belper",
			copies: {
				2: 0,
				3: 0,
				4: 2
			}
		},
		{
			id: "derby",
			location: "derby",
			copies: {
				2: 0,
				3: 0,
				4: 3
			}
		},
		{
			id: "iron",
			industries: ["iron"],
			copies: {
				2: 4,
				3: 4,
				4: 4
			}
		},
		{
			id: "coal",
			industries: ["coal"],
			copies: {
				2: 2,
				3: 2,
				4: 3
			}
		},
		{
			id: "cotton-or-manufacturer",
			industries: ["cotton", "manufacturer"],
			copies: {
				2: 0,
				3: 6,
				4: 8
			}
		},
		{
			id: "pottery",
			industries: ["pottery"],
			copies: {
				2: 2,
				3: 2,
				4: 3
			}
		},
		{
			id: "brewery",
			industries: ["brewery"],
			copies: {
				2: 5,
				3: 5,
				4: 5
			}
		}
	],
	wildCards: [{
		id: "wild-location",
		stands: "location",
		copies: 4
	}, {
		id: "wild-industry",
		stands: "industry",
		copies: 4
	}],
	merchantSpaces: [
		{
			location: "warrington",
			spaces: 2,
			fromSeats: 3,
			bonus: {
				gives: "money",
				amount: 5
			}
		},
		{
			location: "nottingham",
			spaces: 2,
			fromSeats: 4,
			bonus: {
				gives: "vp",
				amount: 3
			}
		},
		{
			location: "shrewsbury",
			spaces: 1,
			fromSeats: 2,
			bonus: {
				gives: "vp",
				amount: 4
			}
		},
		{
			location: "gloucester",
			spaces: 2,
			fromSeats: 2,
			bonus: {
				gives: "develop",
				amount: 1
			}
		},
		{
			location: "oxford",
			spaces: 2,
			fromSeats: 2,
			bonus: {
				gives: "income",
				amount: 2
			}
		}
	],
	merchantTiles: [
		{
			id: "blank",
			buys: [],
			copies: {
				2: 2,
				3: 3,
				4: 3
			}
		},
		{
			id: "cotton",
			buys: ["cotton"],
			copies: {
				2: 1,
				3: 1,
				4: 2
			}
		},
		{
			id: "manufacturer",
			buys: ["manufacturer"],
			copies: {
				2: 1,
				3: 1,
				4: 2
			}
		},
		{
			id: "pottery",
			buys: ["pottery"],
			copies: {
				2: 0,
				3: 1,
				4: 1
			}
		},
		{
			id: "all-goods",
			buys: [
				"cotton",
				"manufacturer",
				"pottery"
			],
			copies: {
				2: 1,
				3: 1,
				4: 1
			}
		}
	],
	markets: {
		coal: {
			prices: [
				1,
				1,
				2,
				2,
				3,
				3,
				4,
				4,
				5,
				5,
				6,
				6,
				7,
				7
			],
			cubesAtStart: 13,
			priceWhenEmpty: 8
		},
		iron: {
			prices: [
				1,
				1,
				2,
				2,
				3,
				3,
				4,
				4,
				5,
				5
			],
			cubesAtStart: 8,
			priceWhenEmpty: 6
		}
	},
	distantMarket: null,
	incomeTrack,
	start: {
		money: 17,
		incomeSpace: 10,
		hand: 8,
		links: 14
	},
	actions: [
		"build",
		"network",
		"develop",
		"sell",
		"loan",
		"scout",
		"pass"
	],
	loans: [{
		amount: 30,
		levels: 3
	}],
	selling: "merchants",
	develop: {
		tilesAtMost: 2,
		ironPerTile: 1
	},
	actionsPerTurn: {
		first: 1,
		later: 2
	},
	rounds: {
		2: 10,
		3: 9,
		4: 8
	},
	firstOrder: "random",
	refill: "turn",
	income: "endOfRound",
	firstLinkAnywhere: true,
	firstTileOverbuilds: false,
	virtualLinks: [],
	developBonusOptional: false,
	incomeAfterLastRound: false,
	tieBreak: "space",
	lastTieBreak: "none",
	unpaidDebt: "vp",
	finalScoring: null
});
// packages/engine/src/editions/lancashire/cards.ts
var cards = [
	{
		id: "barrow-in-furness",
		location: "barrow-in-furness",
		copies: {
			2: 0,
			3: 2,
			4: 2
		}
	},
	{
		id: "birkenhead",
		location: "birkenhead",
		copies: {
			2: 2,
			3: 2,
			4: 2
		}
	},
	{
		id: "blackburn",
		location: "blackburn",
		copies: {
			2: 0,
			3: 2,
			4: 2
		}
	},
	{
		id: "bolton",
		location: "bolton",
		copies: {
			2: 2,
			3: 2,
			4: 2
		}
	},
	{
		id: "burnley",
		location: "burnley",
		copies: {
			2: 0,
			3: 0,
			4: 2
		}
	},
	{
		id: "bury",
		location: "bury",
		copies: {
			2: 1,
			3: 1,
			4: 1
		}
	},
	{
		id: "colne",
		location: "colne",
		copies: {
			2: 0,
			3: 0,
			4: 2
		}
	},
	{
		id: "ellesmere-port",
		location: "ellesmere-port",
		copies: {
			2: 1,
			3: 1,
			4: 1
		}
	},
	{
		id: "fleetwood",
		location: "fleetwood",
		copies: {
			2: 0,
			3: 1,
			4: 1
		}
	},
	{
		id: "lancaster",
		location: "lancaster",
		copies: {
			2: 0,
			3: 2,
			4: 3
		}
	},
	{
		id: "liverpool",
		location: "liverpool",
		copies: {
			2: 3,
			3: 3,
			4: 4
		}
	},
	{
		id: "macclesfield",
		location: "macclesfield",
		copies: {
			2: 2,
			3: 2,
			4: 2
		}
	},
	{
		id: "manchester",
		location: "manchester",
		copies: {
			2: 4,
			3: 4,
			4: 4
		}
	},
	{
		id: "oldham",
		location: "oldham",
		copies: {
			2: 2,
			3: 2,
			4: 2
		}
	},
	{
		id: "preston",
		location: "preston",
		copies: {
			2: 3,
			3: 3,
			4: 3
		}
	},
	{
		id: "rochdale",
		location: "rochdale",
		copies: {
			2: 2,
			3: 2,
			4: 2
		}
	},
	{
		id: "stockport",
		location: "stockport",
		copies: {
			2: 2,
			3: 2,
			4: 2
		}
	},
	{
		id: "warrington-runcorn",
		location: "warrington-runcorn",
		copies: {
			2: 2,
			3: 2,
			4: 2
		}
	},
	{
		id: "wigan",
		location: "wigan",
		copies: {
			2: 2,
			3: 2,
			4: 2
		}
	},
	{
		id: "cotton",
		industries: ["cotton"],
		copies: {
			2: 0,
			3: 5,
			4: 8
		}
	},
	{
		id: "coal",
		industries: ["coal"],
		copies: {
			2: 3,
			3: 4,
			4: 4
		}
	},
	{
		id: "iron",
		industries: ["iron"],
		copies: {
			2: 3,
			3: 3,
			4: 3
		}
	},
	{
		id: "port",
		industries: ["port"],
		copies: {
			2: 3,
			3: 4,
			4: 5
		}
	},
	{
		id: "shipyard",
		industries: ["shipyard"],
		copies: {
			2: 3,
			3: 3,
			4: 3
		}
	}
];
/** Every card of the box, used by the original game and the classic deck, whatever the number of players. */
var fullDeck = {
	"barrow-in-furness": 2,
	birkenhead: 2,
	blackburn: 2,
	bolton: 2,
	burnley: 2,
	bury: 1,
	colne: 2,
	"ellesmere-port": 1,
	fleetwood: 1,
	lancaster: 3,
	liverpool: 4,
	macclesfield: 2,
	manchester: 4,
	oldham: 2,
	preston: 3,
	rochdale: 2,
	stockport: 2,
	"warrington-runcorn": 2,
	wigan: 2,
	cotton: 8,
	coal: 5,
	iron: 3,
	port: 6,
	shipyard: 3
};
// packages/engine/src/editions/lancashire/map.ts
var locations = [
	{
		id: "barrow-in-furness",
		name: "Barrow-in-Furness",
		kind: "town",
		slots: [["shipyard"], ["iron"]]
	},
	{
		id: "birkenhead",
		name: "Birkenhead",
		kind: "town",
		slots: [["shipyard"]]
	},
	{
		id: "blackburn",
		name: "Blackburn",
		kind: "town",
		slots: [
			["cotton", "coal"],
			["cotton", "coal"],
			["iron"]
		]
	},
	{
		id: "bolton",
		name: "Bolton",
		kind: "town",
		slots: [
			["cotton", "coal"],
			["cotton", "coal"],
			["iron"]
		]
	},
	{
		id: "burnley",
		name: "Burnley",
		kind: "town",
		slots: [["cotton", "coal"], ["cotton", "coal"]]
	},
	{
		id: "bury",
		name: "Bury",
		kind: "town",
		slots: [["cotton", "coal"], ["cotton", "coal"]]
	},
	{
		id: "colne",
		name: "Colne",
		kind: "town",
		slots: [["cotton"], ["cotton"]]
	},
	{
		id: "ellesmere-port",
		name: "Ellesmere Port",
		kind: "town",
		slots: [["port"]]
	},
	{
		id: "fleetwood",
		name: "Fleetwood",
		kind: "town",
		slots: [["port"]]
	},
	{
		id: "lancaster",
		name: "Lancaster",
		kind: "town",
		slots: [["port"], ["cotton", "port"]]
	},
	{
		id: "liverpool",
		name: "Liverpool",
		kind: "town",
		slots: [
			["port"],
			["port"],
			["shipyard"],
			["port"]
		]
	},
	{
		id: "macclesfield",
		name: "Macclesfield",
		kind: "town",
		slots: [["cotton"], ["cotton"]]
	},
	{
		id: "manchester",
		name: "Manchester",
		kind: "town",
		slots: [
			["cotton", "coal"],
			["cotton", "coal"],
			["cotton", "coal"],
			["iron"]
		]
	},
	{
		id: "oldham",
		name: "Oldham",
		kind: "town",
		slots: [["cotton", "coal"], ["cotton", "coal"]]
	},
	{
		id: "preston",
		name: "Preston",
		kind: "town",
		slots: [
			["port"],
			["cotton", "port"],
			["iron"]
		]
	},
	{
		id: "rochdale",
		name: "Rochdale",
		kind: "town",
		slots: [
			["cotton", "coal"],
			["cotton", "coal"],
			["iron"]
		]
	},
	{
		id: "stockport",
		name: "Stockport",
		kind: "town",
		slots: [["cotton"], ["cotton"]]
	},
	{
		id: "warrington-runcorn",
		name: "Warrington & Runcorn",
		kind: "town",
		slots: [["cotton", "coal"], ["port"]]
	},
	{
		id: "wigan",
		name: "Wigan",
		kind: "town",
		slots: [["coal"], ["coal"]]
	},
	{
		id: "scotland",
		name: "Scotland",
		kind: "edge",
		icons: 2
	},
	{
		id: "yorkshire",
		name: "Yorkshire",
		kind: "edge",
		icons: 2
	},
	{
		id: "the-midlands",
		name: "The Midlands",
		kind: "edge",
		icons: 2
	},
	{
		id: "blackpool",
		name: "Blackpool",
		kind: "waypoint",
		icons: 2
	},
	{
		id: "southport",
		name: "Southport",
		kind: "waypoint",
		icons: 2
	},
	{
		id: "northwich",
		name: "Northwich",
		kind: "waypoint",
		icons: 2
	}
];
var lines = [
	{
		ends: ["barrow-in-furness", "lancaster"],
		eras: "rail"
	},
	{
		ends: ["birkenhead", "ellesmere-port"],
		eras: "rail"
	},
	{
		ends: ["blackburn", "bolton"],
		eras: "rail"
	},
	{
		ends: ["blackburn", "burnley"],
		eras: "both"
	},
	{
		ends: ["blackburn", "preston"],
		eras: "rail"
	},
	{
		ends: ["blackburn", "wigan"],
		eras: "both"
	},
	{
		ends: ["blackpool", "preston"],
		eras: "rail"
	},
	{
		ends: ["bolton", "bury"],
		eras: "both"
	},
	{
		ends: ["bolton", "manchester"],
		eras: "both"
	},
	{
		ends: ["bolton", "wigan"],
		eras: "rail"
	},
	{
		ends: ["burnley", "bury"],
		eras: "rail"
	},
	{
		ends: ["burnley", "colne"],
		eras: "both"
	},
	{
		ends: ["bury", "manchester"],
		eras: "both"
	},
	{
		ends: ["bury", "rochdale"],
		eras: "rail"
	},
	{
		ends: ["colne", "yorkshire"],
		eras: "both"
	},
	{
		ends: ["ellesmere-port", "liverpool"],
		eras: "canal"
	},
	{
		ends: ["ellesmere-port", "northwich"],
		eras: "both"
	},
	{
		ends: ["ellesmere-port", "warrington-runcorn"],
		eras: "both"
	},
	{
		ends: ["fleetwood", "preston"],
		eras: "both"
	},
	{
		ends: ["lancaster", "preston"],
		eras: "both"
	},
	{
		ends: ["lancaster", "scotland"],
		eras: "rail"
	},
	{
		ends: ["liverpool", "southport"],
		eras: "rail"
	},
	{
		ends: ["liverpool", "warrington-runcorn"],
		eras: "rail"
	},
	{
		ends: ["liverpool", "wigan"],
		eras: "both"
	},
	{
		ends: ["macclesfield", "stockport"],
		eras: "both"
	},
	{
		ends: ["macclesfield", "the-midlands"],
		eras: "both"
	},
	{
		ends: ["manchester", "oldham"],
		eras: "both"
	},
	{
		ends: ["manchester", "stockport"],
		eras: "both"
	},
	{
		ends: ["manchester", "warrington-runcorn"],
		eras: "both"
	},
	{
		ends: ["northwich", "the-midlands"],
		eras: "both"
	},
	{
		ends: ["oldham", "rochdale"],
		eras: "both"
	},
	{
		ends: ["preston", "southport"],
		eras: "rail"
	},
	{
		ends: ["preston", "wigan"],
		eras: "both"
	},
	{
		ends: ["rochdale", "yorkshire"],
		eras: "both"
	},
	{
		ends: ["southport", "wigan"],
		eras: "rail"
	},
	{
		ends: ["warrington-runcorn", "wigan"],
		eras: "both"
	}
];
// packages/engine/src/editions/lancashire/markets.ts
var coalMarket = {
	prices: [
		1,
		1,
		2,
		2,
		3,
		3,
		4,
		4
	],
	cubesAtStart: 8,
	priceWhenEmpty: 5
};
var ironMarket = {
	prices: [
		1,
		1,
		2,
		2,
		3,
		3,
		4,
		4
	],
	cubesAtStart: 8,
	priceWhenEmpty: 5
};
/** Every tile of the box: all of them are used with four players, and in the original game. */
var allTiles = [
	0,
	0,
	1,
	1,
	2,
	2,
	2,
	2,
	3,
	3,
	3,
	4
];
// packages/engine/src/editions/lancashire/index.ts
var lancashire = defineEdition({
	id: "lancashire",
	title: "Brass: Lancashire",
	sentence: "Cotton, ports and shipyards in the north-west, for 2 to 4 players.",
	statementPrefix: "L-",
	seats: [
		2,
		3,
		4
	],
	eras: [{
		id: "canal",
		oneTilePerTown: true,
		roundsWithoutLoans: 0,
		setAside: {
			2: 2,
			3: 3,
			4: 4
		},
		links: [{
			money: 3,
			coal: 0,
			beer: 0
		}]
	}, {
		id: "rail",
		oneTilePerTown: false,
		roundsWithoutLoans: 4,
		setAside: {
			2: 0,
			3: 0,
			4: 0
		},
		links: [{
			money: 5,
			coal: 1,
			beer: 0
		}, {
			money: 10,
			coal: 1,
			beer: 0
		}]
	}],
	industries: [
		{
			id: "cotton",
			name: "Cotton Mill",
			makes: null,
			flips: "sold",
			tiles: [
				{
					level: 1,
					count: 3,
					cost: 12,
					coal: 0,
					iron: 0,
					beer: 0,
					vp: 5,
					income: 5,
					icons: 1,
					eras: "canal"
				},
				{
					level: 2,
					count: 3,
					cost: 14,
					coal: 1,
					iron: 0,
					beer: 0,
					vp: 5,
					income: 4,
					icons: 1,
					eras: "both"
				},
				{
					level: 3,
					count: 3,
					cost: 16,
					coal: 1,
					iron: 1,
					beer: 0,
					vp: 9,
					income: 3,
					icons: 1,
					eras: "both"
				},
				{
					level: 4,
					count: 3,
					cost: 18,
					coal: 1,
					iron: 1,
					beer: 0,
					vp: 12,
					income: 2,
					icons: 1,
					eras: "both"
				}
			]
		},
		{
			id: "port",
			name: "Port",
			makes: null,
			flips: "soldThrough",
			tiles: [
				{
					level: 1,
					count: 2,
					cost: 6,
					coal: 0,
					iron: 0,
					beer: 0,
					vp: 2,
					income: 3,
					icons: 1,
					eras: "canal"
				},
				{
					level: 2,
					count: 2,
					cost: 7,
					coal: 0,
					iron: 0,
					beer: 0,
					vp: 4,
					income: 3,
					icons: 1,
					eras: "both"
				},
				{
					level: 3,
					count: 2,
					cost: 8,
					coal: 0,
					iron: 0,
					beer: 0,
					vp: 6,
					income: 4,
					icons: 1,
					eras: "both"
				},
				{
					level: 4,
					count: 2,
					cost: 9,
					coal: 0,
					iron: 0,
					beer: 0,
					vp: 9,
					income: 4,
					icons: 1,
					eras: "both"
				}
			]
		},
		{
			id: "coal",
			name: "Coal Mine",
			makes: "coal",
			flips: "emptied",
			tiles: [
				{
					level: 1,
					count: 1,
					cost: 5,
					coal: 0,
					iron: 0,
					beer: 0,
					vp: 1,
					income: 4,
					icons: 1,
					eras: "canal",
					cubes: {
						canal: 2,
						rail: 2
					}
				},
				{
					level: 2,
					count: 2,
					cost: 7,
					coal: 0,
					iron: 0,
					beer: 0,
					vp: 2,
					income: 7,
					icons: 1,
					eras: "both",
					cubes: {
						canal: 3,
						rail: 3
					}
				},
				{
					level: 3,
					count: 2,
					cost: 8,
					coal: 0,
					iron: 1,
					beer: 0,
					vp: 3,
					income: 6,
					icons: 1,
					eras: "both",
					cubes: {
						canal: 4,
						rail: 4
					}
				},
				{
					level: 4,
					count: 2,
					cost: 10,
					coal: 0,
					iron: 1,
					beer: 0,
					vp: 4,
					income: 5,
					icons: 1,
					eras: "both",
					cubes: {
						canal: 5,
						rail: 5
					}
				}
			]
		},
		{
			id: "iron",
			name: "Iron Works",
			makes: "iron",
			flips: "emptied",
			tiles: [
				{
					level: 1,
					count: 1,
					cost: 5,
					coal: 1,
					iron: 0,
					beer: 0,
					vp: 3,
					income: 3,
					icons: 1,
					eras: "canal",
					cubes: {
						canal: 4,
						rail: 4
					}
				},
				{
					level: 2,
					count: 1,
					cost: 7,
					coal: 1,
					iron: 0,
					beer: 0,
					vp: 5,
					income: 3,
					icons: 1,
					eras: "both",
					cubes: {
						canal: 4,
						rail: 4
					}
				},
				{
					level: 3,
					count: 1,
					cost: 9,
					coal: 1,
					iron: 0,
					beer: 0,
					vp: 7,
					income: 2,
					icons: 1,
					eras: "both",
					cubes: {
						canal: 5,
						rail: 5
					}
				},
				{
					level: 4,
					count: 1,
					cost: 12,
					coal: 1,
					iron: 0,
					beer: 0,
					vp: 9,
					income: 1,
					icons: 1,
					eras: "both",
					cubes: {
						canal: 6,
						rail: 6
					}
				}
			]
		},
		{
			id: "shipyard",
			name: "Shipyard",
			makes: null,
			flips: "built",
			tiles: [
				{
					level: 0,
					count: 2,
					cost: 0,
					coal: 0,
					iron: 0,
					beer: 0,
					vp: 0,
					income: 0,
					icons: 0,
					eras: "never"
				},
				{
					level: 1,
					count: 2,
					cost: 16,
					coal: 1,
					iron: 1,
					beer: 0,
					vp: 10,
					income: 2,
					icons: 1,
					eras: "canal"
				},
				{
					level: 2,
					count: 2,
					cost: 25,
					coal: 1,
					iron: 1,
					beer: 0,
					vp: 18,
					income: 1,
					icons: 1,
					eras: "rail"
				}
			]
		}
	],
	locations,
	lines,
	cards,
	wildCards: [],
	merchantSpaces: [],
	merchantTiles: [],
	markets: {
		coal: coalMarket,
		iron: ironMarket
	},
	distantMarket: {
		bonuses: [
			3,
			3,
			2,
			2,
			1,
			1,
			0,
			0
		],
		tiles: {
			2: [
				1,
				2,
				2,
				2,
				3,
				3,
				3,
				4
			],
			3: [
				0,
				1,
				2,
				2,
				2,
				2,
				3,
				3,
				3,
				4
			],
			4: allTiles
		}
	},
	incomeTrack,
	start: {
		money: 30,
		incomeSpace: 10,
		hand: 8,
		links: 14
	},
	actions: [
		"build",
		"anywhere",
		"network",
		"develop",
		"sell",
		"loan",
		"pass"
	],
	loans: [
		{
			amount: 10,
			levels: 1
		},
		{
			amount: 20,
			levels: 2
		},
		{
			amount: 30,
			levels: 3
		}
	],
	selling: "cotton",
	develop: {
		tilesAtMost: 2,
		ironPerTile: 1
	},
	actionsPerTurn: {
		first: 1,
		later: 2
	},
	rounds: {
		2: 10,
		3: 9,
		4: 8
	},
	firstOrder: "random",
	refill: "turn",
	income: "endOfRound",
	firstLinkAnywhere: false,
	firstTileOverbuilds: true,
	virtualLinks: [],
	developBonusOptional: false,
	incomeAfterLastRound: false,
	tieBreak: "space",
	lastTieBreak: "none",
	unpaidDebt: "vp",
	finalScoring: {
		moneyPerVp: 10,
		moneyVpAtMost: null,
		incomeLevel: false,
		tilesAgainFromLevel: null
	}
});
// packages/engine/src/editions/lancashire/patches.ts
/** The same cards whatever the number of players. */
function withDeck(edition, copies) {
	return {
		...edition,
		cards: edition.cards.map((card) => {
			const count = copies[card.id] ?? 0;
			return {
				...card,
				copies: {
					2: count,
					3: count,
					4: count
				}
			};
		})
	};
}
/** Cards out of play in each era, by number of players. */
function withSetAside(edition, setAside) {
	return {
		...edition,
		eras: edition.eras.map((era) => ({
			...era,
			setAside: setAside[era.id]
		}))
	};
}
/** Points of the first cotton mill: 5 in Lancashire, 3 in the original game (D-43). */
function withCotton1Vp(edition, vp) {
	return {
		...edition,
		industries: edition.industries.map((row) => row.id === "cotton" ? {
			...row,
			tiles: row.tiles.map((tile) => tile.level === 1 ? {
				...tile,
				vp
			} : tile)
		} : row)
	};
}
/** Liverpool and Birkenhead, either way. */
var virtualLinks = [["liverpool", "birkenhead"], ["birkenhead", "liverpool"]];
// packages/engine/src/editions/classic/index.ts
var classic = defineEdition({
	...withSetAside(withDeck(withCotton1Vp(lancashire, 3), fullDeck), {
		canal: {
			3: 9,
			4: 6
		},
		rail: {
			3: 6,
			4: 2
		}
	}),
	id: "classic",
	title: "Brass (2007)",
	sentence: "The original game on the map of Lancashire, for 3 or 4 players.",
	statementPrefix: "C-",
	seats: [3, 4],
	rounds: {
		3: 10,
		4: 8
	},
	distantMarket: {
		bonuses: lancashire.distantMarket?.bonuses ?? [],
		tiles: {
			3: allTiles,
			4: allTiles
		}
	},
	firstOrder: "clockwise",
	refill: "round",
	income: "startOfRound",
	virtualLinks,
	tieBreak: "level",
	lastTieBreak: "turnOrder"
});
// packages/engine/src/ids.ts
/** Stands for a card that a view does not show. Fingerprints know it by this number; its type keeps it apart from others. */
var HIDDEN = -1;
var MARKET = -1;
var barrelBeside = (merchant) => -2 - merchant;
var isBarrel = (source) => source <= -2;
var merchantOfBarrel = (barrel) => -2 - barrel;
var isSlot = (source) => source >= 0;
/** Where merchants buy, buyers are their spaces, in the same order. */
var merchantBuying = (buyer) => buyer;
/** The one place where an array becomes a table. */
var tableOf = (rows) => rows;
/** Where a loop over a table begins: `for (let slot = firstOf(slots); slot < slots.length; slot++)`. */
var firstOf = () => 0;
var setOf = (location) => 1 << location;
var includes = (set, location) => (set & 1 << location) !== 0;
/** One of a set that is not empty. */
var anyOf = (set) => 31 - Math.clz32(set);
/** The row that an id names. Ids index tables, and seats lists of players, so that it is always there. */
var at = (table, id) => table[id];
// packages/engine/src/editions/check.ts
/** What does not fit, in words; nothing if all does. */
var faultsOf = (edition) => [
	...faultsOfIds(edition),
	...faultsOfRows(edition),
	...faultsOfTotals(edition)
];
/** A bit for each location in one integer. */
var MOST_LOCATIONS = 31;
/** As many as there is room for on a plate of the board. */
var MOST_SLOTS = 4;
var NAME = /^[a-z]+(-[a-z0-9]+)*$/;
/** Names are words of the notation, and none stands for two things. */
function faultsOfIds({ id, locations, lines, industries, cards, wildCards, merchantTiles }) {
	return [
		[id],
		[...locations, ...industries].map(idOf),
		lines.map(({ ends }) => ends.join("-")),
		[...cards, ...wildCards].map(idOf),
		merchantTiles.map(idOf)
	].flatMap((ids) => [...ids.filter((one) => !NAME.test(one)).map((one) => `"${one}" is no name`), ...ids.filter((one, at) => ids.indexOf(one) !== at).map((one) => `"${one}" is there twice`)]);
}
var idOf = (row) => row.id;
/** What a row names is there, and is what it should be. */
function faultsOfRows(edition) {
	const { locations, lines, industries, cards, merchantSpaces, merchantTiles, virtualLinks } = edition;
	const kindOf = (id) => locations.find((row) => row.id === id)?.kind;
	const noIndustry = (ids) => ids.filter((id) => !industries.some((row) => row.id === id)).map((id) => `no industry "${id}"`);
	const noPlace = (ids) => ids.filter((id) => kindOf(id) === void 0).map((id) => `no place "${id}"`);
	const none = (kind, ids) => ids.filter((id) => kindOf(id) !== kind).map((id) => `no ${kind} "${id}"`);
	return [
		...locations.length > MOST_LOCATIONS ? [`more than ${MOST_LOCATIONS} places`] : [],
		...locations.flatMap(({ id, kind, slots = [] }) => [
			...slots.flatMap(noIndustry),
			...slotsFit(kind, slots.length) ? [] : [`a ${kind} "${id}" with ${slots.length} slots`],
			...lines.some(({ ends }) => ends.includes(id)) ? [] : [`no line to "${id}"`]
		]),
		...lines.flatMap(({ ends }) => [...noPlace(ends), ...new Set(ends).size < Math.max(2, ends.length) ? [`a line "${ends.join("-")}"`] : []]),
		...cards.flatMap(({ id, location, industries: shown }) => location === void 0 ? (shown ?? []).length > 0 ? noIndustry(shown ?? []) : [`an empty card "${id}"`] : none("town", [location])),
		...none("merchant", merchantSpaces.map(({ location }) => location)),
		...merchantTiles.flatMap(({ buys }) => noIndustry(buys)),
		...noPlace(virtualLinks.flat())
	];
}
function slotsFit(kind, slots) {
	if (kind === "town") return slots >= 1 && slots <= MOST_SLOTS;
	return slots === (kind === "farm" ? 1 : 0);
}
/** With every number of players each merchant space gets a tile, and the deck lasts exactly for the rounds of an era. */
function faultsOfTotals(edition) {
	const { seats, eras, rounds, cards, merchantTiles, merchantSpaces, actionsPerTurn } = edition;
	return seats.flatMap((count) => {
		const copiesOf = (rows) => sum(rows.map(({ copies }) => copies[count]));
		const spaces = sum(merchantSpaces.map(({ spaces: own, fromSeats }) => count >= fromSeats ? own : 0));
		const deck = copiesOf(cards);
		const turns = count * rounds[count];
		return [...copiesOf(merchantTiles) === spaces ? [] : [`other merchants than spaces for ${count} players`], ...eras.flatMap(({ id, setAside }, era) => {
			const first = era === 0 ? count * (actionsPerTurn.later - actionsPerTurn.first) : 0;
			const used = turns * actionsPerTurn.later - first;
			return deck - setAside[count] === used ? [] : [`${deck} cards with ${count} players, but ${used + setAside[count]} for the ${id} era`];
		})];
	});
}
var sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
// packages/engine/src/editions/index.ts
var known$1 = [
	birmingham,
	lancashire,
	classic
];
var editions = known$1;
/** At the start of a program, in every thread of it, before a game is set up. */
function registerEdition(edition) {
	if (editionNamed(edition.id)) throw new Error(`There is an edition "${edition.id}" already.`);
	if (edition.family !== edition.id && !editionNamed(edition.family)) throw new Error(`The edition "${edition.id}" extends "${edition.family}", which is not registered.`);
	const faults = faultsOf(edition);
	if (faults.length > 0) throw new Error(`The edition "${edition.id}" does not fit together: ${faults.join(", ")}.`);
	known$1.push(edition);
}
var editionNamed = (id) => known$1.find((edition) => edition.id === id);
// packages/engine/src/editions/variants/classicDeck.ts
var classicDeck = {
	id: "classic-deck",
	title: "Classic deck",
	sentence: "All 66 cards and all 12 cotton tiles are used; some cards are set aside unseen, and three players play ten rounds an era.",
	source: "L-CDECK-01",
	editions: ["lancashire"],
	ofMap: true,
	seats: [3, 4],
	patch: (edition) => ({
		...withSetAside(withDeck(edition, fullDeck), {
			canal: {
				3: 9,
				4: 6
			},
			rail: {
				3: 6,
				4: 2
			}
		}),
		rounds: {
			3: 10,
			4: 8
		},
		distantMarket: edition.distantMarket && {
			...edition.distantMarket,
			tiles: {
				3: allTiles,
				4: allTiles
			}
		}
	})
};
// packages/engine/src/editions/variants/cotton3Vp.ts
var cotton3Vp = {
	id: "cotton-1-for-3",
	title: "Cotton mill I for 3 points",
	sentence: "A cotton mill of level 1 is worth 3 points, as in the original game.",
	source: "L-SCORE-03",
	editions: ["lancashire"],
	patch: (edition) => withCotton1Vp(edition, 3)
};
// packages/engine/src/editions/variants/cotton5Vp.ts
var cotton5Vp = {
	id: "cotton-1-for-5",
	title: "Cotton mill I for 5 points",
	sentence: "A cotton mill of level 1 is worth 5 points, as in the newer game.",
	source: "L-SCORE-03",
	editions: ["classic"],
	patch: (edition) => withCotton1Vp(edition, 5)
};
// packages/engine/src/editions/variants/debtCarried.ts
var debtCarried = {
	id: "debt-carried",
	title: "Debts are carried",
	sentence: "What a player cannot pay is kept as negative money and costs no points.",
	source: "C-SHORT-02",
	editions: ["classic"],
	patch: (edition) => ({
		...edition,
		unpaidDebt: "carried"
	})
};
// packages/engine/src/editions/variants/developBonusOptional.ts
var developBonusOptional = {
	id: "develop-bonus-optional",
	title: "Optional development bonus",
	sentence: "A merchant bonus that removes a tile from the mat may be declined.",
	source: "B-MERCH-03",
	editions: ["birmingham"],
	patch: (edition) => ({
		...edition,
		developBonusOptional: true
	})
};
// packages/engine/src/editions/variants/emptySlotsOnly.ts
var emptySlotsOnly = {
	id: "empty-slots-only",
	title: "First build on empty slots",
	sentence: "With nothing on the board an industry card builds anywhere, but only on empty slots.",
	source: "L-NOTILE-01",
	editions: ["lancashire", "classic"],
	patch: (edition) => ({
		...edition,
		firstTileOverbuilds: false
	})
};
// packages/engine/src/editions/variants/introductory.ts
var introductory = {
	id: "introductory",
	title: "Introductory game",
	sentence: "Only the Canal Era is played; money, income and flipped tiles of level 2 and above score at its end.",
	source: "B-INTRO-01",
	editions: ["birmingham", "lancashire"],
	patch: (edition) => ({
		...edition,
		eras: edition.eras.filter((era) => era.id === "canal"),
		finalScoring: {
			moneyPerVp: 4,
			moneyVpAtMost: 15,
			incomeLevel: true,
			tilesAgainFromLevel: 2
		}
	})
};
// packages/engine/src/editions/variants/introductoryIncome.ts
var introductoryIncome = {
	id: "introductory-income",
	title: "Last income of the introductory game",
	sentence: "Income is also collected after the last round of the introductory game.",
	source: "B-INTRO-03",
	editions: ["birmingham", "lancashire"],
	needs: "introductory",
	patch: (edition) => ({
		...edition,
		incomeAfterLastRound: true
	})
};
// packages/engine/src/editions/variants/tieBreakByLevel.ts
var tieBreakByLevel = {
	id: "tie-break-by-level",
	title: "Ties by income level",
	sentence: "Equal points: the higher income level wins, not the higher space of the income marker.",
	source: "B-WIN-03",
	editions: ["birmingham", "lancashire"],
	patch: (edition) => ({
		...edition,
		tieBreak: "level"
	})
};
// packages/engine/src/editions/variants/tieBreakBySpace.ts
var tieBreakBySpace = {
	id: "tie-break-by-space",
	title: "Ties by income space",
	sentence: "Equal points: the higher space of the income marker wins, not the higher income level.",
	source: "C-WIN-02",
	editions: ["classic"],
	patch: (edition) => ({
		...edition,
		tieBreak: "space"
	})
};
// packages/engine/src/editions/variants/twoPlayerMap.ts
var twoPlayerMap = {
	id: "two-player-map",
	title: "Two-player map",
	sentence: "A reduced map for two with 40 cards, 8 cotton tiles, markets of six spaces and £25 each.",
	source: "L-2P-01",
	editions: ["lancashire"],
	ofMap: true,
	seats: [2],
	patch: (edition) => ({
		...withDeck(withoutPlaces(edition), deck),
		markets: {
			coal: market,
			iron: market
		},
		distantMarket: edition.distantMarket && {
			...edition.distantMarket,
			tiles: { 2: [
				1,
				2,
				2,
				2,
				2,
				3,
				3,
				4
			] }
		},
		start: {
			...edition.start,
			money: 25
		},
		virtualLinks: []
	})
};
var missing = [
	"birkenhead",
	"ellesmere-port",
	"macclesfield",
	"northwich",
	"oldham",
	"rochdale",
	"stockport",
	"the-midlands"
];
var isMissing = (id) => missing.includes(id);
/** The line from Lancaster to Scotland is a canal too on this map. */
function withoutPlaces(edition) {
	return {
		...edition,
		locations: edition.locations.filter(({ id }) => !isMissing(id)),
		cards: edition.cards.filter(({ location }) => location === void 0 || !isMissing(location)),
		lines: edition.lines.filter(({ ends }) => !ends.some(isMissing)).map((line) => line.ends.includes("scotland") ? {
			...line,
			eras: "both"
		} : line)
	};
}
var market = {
	prices: [
		2,
		2,
		3,
		3,
		4,
		4
	],
	cubesAtStart: 6,
	priceWhenEmpty: 5
};
var deck = {
	"barrow-in-furness": 2,
	blackburn: 2,
	bolton: 2,
	burnley: 2,
	bury: 1,
	colne: 2,
	fleetwood: 1,
	lancaster: 2,
	liverpool: 3,
	manchester: 3,
	preston: 2,
	"warrington-runcorn": 2,
	wigan: 1,
	cotton: 5,
	coal: 4,
	iron: 2,
	port: 3,
	shipyard: 1
};
// packages/engine/src/editions/variants/index.ts
/** In the order in which they are applied. */
var variants = [
	introductory,
	introductoryIncome,
	classicDeck,
	{
		id: "virtual-link",
		title: "Virtual link",
		sentence: "Who has Liverpool or Birkenhead in the network may build in the other with an industry card.",
		source: "L-VIRT-01",
		editions: ["lancashire"],
		ofMap: true,
		patch: (edition) => ({
			...edition,
			virtualLinks
		})
	},
	{
		id: "virtual-link-one-way",
		title: "Virtual link one way",
		sentence: "The virtual link leads from Liverpool to Birkenhead, and not back.",
		source: "D-56",
		editions: ["lancashire", "classic"],
		ofMap: true,
		patch: (edition) => ({
			...edition,
			virtualLinks: [["liverpool", "birkenhead"]]
		})
	},
	twoPlayerMap,
	cotton3Vp,
	cotton5Vp,
	emptySlotsOnly,
	debtCarried,
	tieBreakByLevel,
	tieBreakBySpace,
	developBonusOptional
];
var variantsOf = ({ id, family }) => variants.filter(({ editions, ofMap }) => editions.includes(id) || !ofMap && editions.includes(family));
// packages/engine/src/editions/compile.ts
function compile(setup) {
	const edition = patchedEdition(setup);
	const { kinds, stacks } = tilesOf(edition);
	const { slots, locations } = placesOf$1(edition);
	const lines = linesOf$2(edition);
	const cards = cardsOf(edition);
	const merchantSpaces = merchantSpacesOf(edition, setup.seats);
	return {
		edition,
		seats: setup.seats,
		eras: Object.fromEntries(edition.eras.map((era) => [era.id, era])),
		industries: industriesOf(edition, stacks, slots),
		kinds,
		locations,
		slots,
		lines,
		linesOf: {
			canal: linesIn(lines, "canal"),
			rail: linesIn(lines, "rail")
		},
		cards,
		wildCards: [...cards.keys()].filter((card) => cards[card].wild),
		deck: deckOf(edition, cards, setup.seats),
		merchantSpaces,
		merchantTiles: edition.merchantTiles.map((row) => ({
			id: row.id,
			buys: industrySet(edition, row.buys),
			copies: row.copies[setup.seats]
		})),
		buyers: buyersIn(edition, merchantSpaces, slots),
		tradePoints: locationsOf(edition, "merchant") | locationsOf(edition, "edge"),
		virtualLinks: edition.virtualLinks.map(([from, to]) => [setOf(locationNamed(edition, from)), setOf(locationNamed(edition, to))])
	};
}
function patchedEdition(setup) {
	let edition = editionNamed(setup.edition);
	if (!edition) throw new Error(`Unknown edition: ${setup.edition}`);
	for (const variant of variants) if (setup.variants.includes(variant.id)) edition = variant.patch(edition);
	return edition;
}
/** The id of the row that has this name, `coventry:1`. */
function idNamed(table, name) {
	const found = table.findIndex(({ id }) => id === name);
	if (found === -1) throw new Error(`No such id in this edition: ${name}`);
	return found;
}
/** Rows of an edition keep their places in a ruleset. */
var locationNamed = ({ locations }, name) => idNamed(tableOf(locations), name);
var industryNamed = ({ industries }, name) => idNamed(tableOf(industries), name);
var industrySet = (edition, names) => names.reduce((set, name) => set | 1 << industryNamed(edition, name), 0);
var locationsOf = (edition, kind) => edition.locations.reduce((set, row) => row.kind === kind ? set | setOf(locationNamed(edition, row.id)) : set, 0);
/** Puts a row at the end of a table: its place is its id. */
var add = (table, row) => table.push(row) - 1;
/** Kinds of tiles, and by industry those on a full mat, the first to be taken first. */
function tilesOf(edition) {
	const kinds = tableOf([]);
	return {
		kinds,
		stacks: edition.industries.map((row) => row.tiles.flatMap((tile) => new Array(tile.count).fill(add(kinds, tileKind(row, industryNamed(edition, row.id), tile)))))
	};
}
/** Written out, not spread: the rules read these in their innermost loops, and like shapes are read fastest. */
function tileKind(row, industry, tile) {
	return {
		id: `${row.id}-${tile.level}`,
		industry,
		makes: row.makes,
		level: tile.level,
		count: tile.count,
		cost: tile.cost,
		coal: tile.coal,
		iron: tile.iron,
		beer: tile.beer,
		vp: tile.vp,
		income: tile.income,
		icons: tile.icons,
		eras: tile.eras,
		cubes: tile.cubes ?? NO_CUBES,
		lightbulb: tile.lightbulb ?? false,
		flipsWhenBuilt: row.flips === "built",
		isTradePoint: row.flips === "soldThrough"
	};
}
var NO_CUBES = {
	canal: 0,
	rail: 0
};
function placesOf$1(edition) {
	const slots = tableOf([]);
	return {
		slots,
		locations: tableOf(edition.locations.map((row) => {
			const location = locationNamed(edition, row.id);
			const own = (row.slots ?? []).map((icons, index) => add(slots, {
				id: `${row.id}:${index + 1}`,
				location,
				industries: industrySet(edition, icons),
				single: icons.length === 1
			}));
			return {
				id: row.id,
				name: row.name,
				kind: row.kind,
				slots: own,
				icons: row.icons ?? 0
			};
		}))
	};
}
function linesOf$2(edition) {
	return tableOf(edition.lines.map((row) => {
		const ends = row.ends.map((end) => locationNamed(edition, end));
		return {
			id: row.ends.join("-"),
			ends,
			touches: ends.reduce((set, end) => set | setOf(end), 0),
			eras: row.eras
		};
	}));
}
var linesIn = (lines, era) => [...lines.keys()].filter((line) => lines[line].eras === "both" || lines[line].eras === era);
/** Those of the deck first, then the wild ones. */
function cardsOf(edition) {
	const everyIndustry = (1 << edition.industries.length) - 1;
	const drawn = edition.cards.map((row) => ({
		id: row.id,
		wild: false,
		industries: row.industries ? industrySet(edition, row.industries) : everyIndustry,
		places: row.location === void 0 ? null : setOf(locationNamed(edition, row.location))
	}));
	const wild = edition.wildCards.map((row) => ({
		id: row.id,
		wild: true,
		industries: everyIndustry,
		places: row.stands === "location" ? locationsOf(edition, "town") : null
	}));
	return tableOf([...drawn, ...wild]);
}
var deckOf = (edition, cards, seats) => cards.flatMap(({ wild }, card) => wild ? [] : new Array(edition.cards[card].copies[seats]).fill(card));
function industriesOf(edition, stacks, slots) {
	return tableOf(edition.industries.map(({ id, name, makes, flips }, industry) => ({
		id,
		name,
		makes,
		isSold: flips === "sold",
		stack: stacks[industry],
		slots: [...slots.keys()].filter((slot) => slots[slot].industries & 1 << industry)
	})));
}
function merchantSpacesOf(edition, seats) {
	return tableOf(edition.merchantSpaces.flatMap((row) => Array.from({ length: row.spaces }, (_, index) => ({
		id: `${row.location}:${index + 1}`,
		location: locationNamed(edition, row.location),
		inUse: seats >= row.fromSeats,
		bonus: row.bonus
	}))));
}
function buyersIn(edition, merchantSpaces, slots) {
	const merchants = merchantSpaces.map(({ id }) => ({
		id,
		slot: null
	}));
	const ports = industrySet(edition, edition.industries.filter(({ flips }) => flips === "soldThrough").map(({ id }) => id));
	const portSlots = slots.flatMap(({ id, industries }, slot) => (industries & ports) === 0 ? [] : [{
		id,
		slot
	}]);
	const distant = edition.distantMarket ? [{
		id: "distant-market",
		slot: null
	}] : [];
	return tableOf([
		...merchants,
		...portSlots,
		...distant
	]);
}
// packages/engine/src/editions/ruleset.ts
var compiled = /* @__PURE__ */ new Map();
var ofSetup = /* @__PURE__ */ new WeakMap();
var latestSetup = null;
var latestRules = null;
/** The ruleset of a game. Setups never change, so the memo is invisible. */
function rulesOf(state) {
	return latestRules !== null && latestSetup === state.setup ? latestRules : ruleset(state.setup);
}
function ruleset(setup) {
	let rules = ofSetup.get(setup);
	if (!rules) {
		const key = `${setup.edition}/${setup.seats}/${setup.variants.join("+")}`;
		rules = compiled.get(key) ?? compile(setup);
		compiled.set(key, rules);
		ofSetup.set(setup, rules);
	}
	latestSetup = setup;
	latestRules = rules;
	return rules;
}
var allowedIn = (eras, era) => eras === "both" || eras === era;
// packages/engine/src/rng.ts
/** Rounds that mix the seed before the first number is used. */
var WARM_UP = 16;
/** 32 hex digits, 128 bits. */
var SEED_PATTERN = /^[0-9a-f]{32}$/;
function rngFromSeed(seed) {
	const words = [];
	for (let i = 0; i < 32; i += 8) words.push(Number.parseInt(seed.slice(i, i + 8), 16));
	const dice = rolling(words);
	for (let i = 0; i < WARM_UP; i++) dice.next();
	return dice.rest();
}
function rolling(rng) {
	let [a, b, c, d] = rng;
	function next() {
		const out = (a + b | 0) + d | 0;
		d = d + 1 | 0;
		a = b ^ b >>> 9;
		b = c + (c << 3) | 0;
		c = (c << 21 | c >>> 11) + out;
		c |= 0;
		return out >>> 0;
	}
	return {
		next,
		below(n) {
			const limit = 2 ** 32 - 2 ** 32 % n;
			let roll = next();
			while (roll >= limit) roll = next();
			return roll % n;
		},
		rest: () => [
			a >>> 0,
			b >>> 0,
			c >>> 0,
			d >>> 0
		]
	};
}
/** Shuffles in place. */
function shuffle(items, dice) {
	for (let i = items.length - 1; i > 0; i--) {
		const j = dice.below(i + 1);
		const item = items[i];
		items[i] = items[j];
		items[j] = item;
	}
}
// packages/engine/src/setup.ts
/** Checks the choices; answers a setup, or a sentence saying what to change. */
function makeSetup(edition, seats, chosen = []) {
	const found = editionNamed(edition);
	if (!found) return { error: `Unknown edition "${edition}". Known: ${editions.map(({ id }) => id).join(", ")}.` };
	if (!found.seats.includes(seats)) return { error: `${found.title} is for ${found.seats.join(", ")} players, not ${seats}.` };
	const known = variantsOf(found);
	for (const id of chosen) {
		const variant = known.find((row) => row.id === id);
		if (!variant) return { error: `${found.title} has no variant "${id}". Known: ${known.map((row) => row.id).join(", ")}.` };
		if (variant.needs && !chosen.includes(variant.needs)) return { error: `Variant "${id}" needs variant "${variant.needs}".` };
		if (variant.seats && !variant.seats.includes(seats)) return { error: `Variant "${id}" is for ${variant.seats.join(" or ")} players, not ${seats}.` };
		const clash = variant.excludes?.find((other) => chosen.includes(other));
		if (clash) return { error: `Variants "${id}" and "${clash}" do not go together.` };
	}
	return {
		edition,
		seats,
		variants: variants.map(({ id }) => id).filter((id) => chosen.includes(id))
	};
}
/** The position before the first move. The order of shuffles is part of the rules revision. */
function newGame(setup, seed) {
	if (!SEED_PATTERN.test(seed)) throw new Error("A seed is 32 hex digits (128 bits).");
	const rules = ruleset(setup);
	const { start, markets, actionsPerTurn } = rules.edition;
	const dice = rolling(rngFromSeed(seed));
	const turnOrder = firstOrder(rules, dice);
	const tiles = rules.merchantTiles.flatMap(({ copies }, tile) => new Array(copies).fill(tile));
	shuffle(tiles, dice);
	const deck = [...rules.deck];
	shuffle(deck, dice);
	const hands = turnOrder.map(() => drawCards(deck, start.hand));
	const faceDown = drawCards(deck, rules.edition.eras[0].setAside[setup.seats]);
	return {
		setup,
		era: rules.edition.eras[0].id,
		round: 1,
		over: false,
		turnOrder,
		turn: 0,
		actionsLeft: actionsPerTurn.first,
		pending: null,
		slots: rules.slots.map(() => null),
		links: rules.lines.map(() => null),
		merchants: placeMerchants(rules, tiles),
		coal: markets.coal.cubesAtStart,
		iron: markets.iron.cubesAtStart,
		distantMarket: openMarket(rules, dice),
		wilds: rules.edition.wildCards.map(({ copies }) => copies),
		deck,
		faceDown,
		players: hands.map((hand) => newPlayer(rules, hand)),
		rng: dice.rest()
	};
}
/** At random, or round the table from a random seat (B-SETUP-08, C-SETUP-01). */
function firstOrder(rules, dice) {
	const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
	if (rules.edition.firstOrder === "random") {
		shuffle(seats, dice);
		return seats;
	}
	const first = dice.below(rules.seats);
	return seats.map((seat) => (seat + first) % rules.seats);
}
/** The distant market at the start of an era: marker on top, tiles shuffled face down (L-SETUP-03, L-END-01). */
function openMarket(rules, dice) {
	if (rules.edition.distantMarket === null) return null;
	const tiles = [...rules.edition.distantMarket.tiles[rules.seats]];
	shuffle(tiles, dice);
	return {
		space: 0,
		tiles,
		used: []
	};
}
/** Takes up to `count` cards off the top, ascending as in a hand. */
function drawCards(deck, count) {
	return deck.splice(Math.max(0, deck.length - count)).sort((a, b) => a - b);
}
/** B-SETUP-03, 04: one tile on each space in use, a barrel beside each that buys something. */
function placeMerchants(rules, tiles) {
	return rules.merchantSpaces.map((space) => {
		if (!space.inUse) return null;
		const tile = tiles.pop();
		return {
			tile,
			barrel: rules.merchantTiles[tile].buys !== 0
		};
	});
}
function newPlayer(rules, hand) {
	const { start } = rules.edition;
	return {
		money: start.money,
		spent: 0,
		vp: 0,
		incomeSpace: start.incomeSpace,
		hand,
		discard: [],
		mat: rules.industries.map(() => 0),
		linksLeft: start.links
	};
}
// packages/engine/src/hand.ts
/** Hands are kept ascending. */
function addToHand(hand, card) {
	let place = hand.length;
	while (place > 0 && hand[place - 1] > card) place--;
	hand.splice(place, 0, card);
}
/** In a view of another seat, the card played was one of those not seen. */
function takeCard(hand, card) {
	hand.splice(hand.indexOf(hand.includes(card) ? card : -1), 1);
}
/** A card pays for an action: to the own discard pile, or a wild card back to its own pile (B-TURN-03, B-CARD-04). */
function payCard(state, seat, card, tell) {
	const { hand, discard } = state.players[seat];
	const { wildCards } = rulesOf(state);
	takeCard(hand, card);
	const wild = wildCards.indexOf(card);
	if (wild >= 0) state.wilds[wild]++;
	else discard.push(card);
	tell?.({
		type: "discard",
		seat,
		cards: [card]
	});
}
/** More cards for the same action. With the one already paid they lie in one order, however they were named. */
function payMore(state, seat, cards, tell) {
	const { hand, discard } = state.players[seat];
	for (const card of cards) takeCard(hand, card);
	discard.push(...[discard.pop(), ...cards].sort((a, b) => a - b));
	tell?.({
		type: "discard",
		seat,
		cards: [...cards]
	});
}
/** Is every one of these cards there, as often as it is asked for? */
var holds = (hand, cards) => cards.every((card) => copies(cards, card) <= copies(hand, card));
var copies = (pile, card) => pile.filter((other) => other === card).length;
/** Once, after the last action of a turn, while the deck lasts (B-TURN-05). */
function refillHand(state, seat, tell) {
	const { hand } = state.players[seat];
	const missing = rulesOf(state).edition.start.hand - hand.length;
	if (missing <= 0 || state.deck.length === 0) return;
	const cards = drawCards(state.deck, missing);
	for (const card of cards) addToHand(hand, card);
	tell?.({
		type: "draw",
		seat,
		cards
	});
}
// packages/engine/src/state.ts
/** On a tile that a view does not show. */
var UNKNOWN_STEPS = -1;
function cloneState(state) {
	return {
		setup: state.setup,
		era: state.era,
		round: state.round,
		over: state.over,
		turnOrder: state.turnOrder.slice(),
		turn: state.turn,
		actionsLeft: state.actionsLeft,
		pending: state.pending,
		slots: state.slots.slice(),
		links: state.links.slice(),
		merchants: state.merchants.slice(),
		coal: state.coal,
		iron: state.iron,
		distantMarket: state.distantMarket,
		wilds: state.wilds.slice(),
		deck: state.deck.slice(),
		faceDown: state.faceDown.slice(),
		players: state.players.map(clonePlayer),
		rng: state.rng
	};
}
function clonePlayer(player) {
	return {
		money: player.money,
		spent: player.spent,
		vp: player.vp,
		incomeSpace: player.incomeSpace,
		hand: player.hand.slice(),
		discard: player.discard.slice(),
		mat: player.mat.slice(),
		linksLeft: player.linksLeft
	};
}
/** In the action that is open. */
var stepsTaken = ({ pending }) => pending === null || pending.type === "shortfall" ? 0 : pending.steps;
/** Who decides now: the seat in turn, or the one that must raise money. */
var seatToMove = (state) => state.pending?.type === "shortfall" ? state.pending.seat : state.turnOrder[state.turn];
// packages/engine/src/map/market.ts
/** What `count` cubes cost when the market holds `cubes` of them. */
function buyingPrice(market, cubes, count) {
	let price = 0;
	for (let left = cubes; left > cubes - count; left--) price += priceOf$1(market, left);
	return price;
}
/** The cheapest cube's price. Cubes fill the dear end, so the cheapest lies at the edge of the empty spaces. */
var priceOf$1 = (market, cubes) => cubes > 0 ? market.prices[market.prices.length - cubes] : market.priceWhenEmpty;
var room = (market, cubes) => market.prices.length - cubes;
/** What the bank pays for the next cube moved there. */
var sellingPrice = (market, cubes) => market.prices[market.prices.length - cubes - 1];
// packages/engine/src/map/network.ts
function neighboursOf(rules, state) {
	const { lines, locations } = rules;
	const neighbours = new Array(locations.length).fill(0);
	for (let line = firstOf(lines); line < lines.length; line++) {
		if (state.links[line] === null) continue;
		const { ends, touches } = lines[line];
		for (let i = 0; i < ends.length; i++) neighbours[ends[i]] |= touches;
	}
	return neighbours;
}
/** Everything joined to `start` by a chain of links, `start` included (B-CONN-01). */
function connectedTo(neighbours, start) {
	let reached = start;
	let edge = start;
	while (edge !== 0) {
		edge = oneLinkFrom(neighbours, edge) & ~reached;
		reached |= edge;
	}
	return reached;
}
function oneLinkFrom(neighbours, set) {
	let next = 0;
	for (let rest = set; rest !== 0;) {
		const location = anyOf(rest);
		rest &= ~(1 << location);
		next |= neighbours[location];
	}
	return next;
}
// packages/engine/src/map/situation.ts
var NO_CARD = [null];
function situation(state, seat = seatToMove(state)) {
	const rules = rulesOf(state);
	const player = state.players[seat];
	const mines = [];
	const works = [];
	const breweries = [];
	let tileTowns = 0;
	let touched = 0;
	let { tradePoints } = rules;
	const { slots, links } = state;
	for (let slot = firstOf(slots); slot < slots.length; slot++) {
		const tile = slots[slot];
		if (tile === null) continue;
		if (tile.owner === seat) tileTowns |= 1 << rules.slots[slot].location;
		const { makes, isTradePoint } = rules.kinds[tile.kind];
		if (isTradePoint) tradePoints |= 1 << rules.slots[slot].location;
		if (tile.cubes === 0) continue;
		if (makes === "coal") mines.push(slot);
		else if (makes === "iron") works.push(slot);
		else if (makes === "beer") breweries.push(slot);
	}
	for (let line = firstOf(links); line < links.length; line++) if (links[line] === seat) touched |= rules.lines[line].touches;
	const steps = stepsTaken(state);
	return {
		rules,
		state,
		seat,
		player,
		era: rules.eras[state.era],
		steps,
		network: tileTowns | touched,
		tileTowns,
		hasPieces: tileTowns !== 0 || touched !== 0,
		tradePoints,
		mines,
		works,
		breweries,
		payments: steps > 0 ? NO_CARD : differentCards(player.hand),
		links: null
	};
}
function neighbours(at) {
	at.links ??= neighboursOf(at.rules, at.state);
	return at.links;
}
/** Hands are kept ascending, so equal cards lie side by side. */
function differentCards(hand) {
	const cards = [];
	for (let i = 0; i < hand.length; i++) if (hand[i] !== -1 && (i === 0 || hand[i] !== hand[i - 1])) cards.push(hand[i]);
	return cards;
}
// packages/engine/src/map/slots.ts
/** The lowest tile of an industry left on the player's mat (B-BUILD-01). */
function nextTile(at, industry) {
	const { stack } = at.rules.industries[industry];
	const gone = at.player.mat[industry];
	return gone < stack.length ? at.rules.kinds[stack[gone]] : null;
}
/** The first rule that forbids building this tile at all, wherever it stands. */
function brokenByTile$1(at, kind) {
	if (kind === null) return "build.mat-empty";
	return allowedIn(kind.eras, at.state.era) ? null : "build.era";
}
/** The first rule that forbids this tile on this slot, whatever card and goods there are. */
function brokenBySlot(at, kind, slot) {
	const { industries, location, single } = at.rules.slots[slot];
	if ((industries & 1 << kind.industry) === 0) return "build.icon";
	const tile = at.state.slots[slot];
	if (!(tile !== null && tile.owner === at.seat) && at.era.oneTilePerTown && includes(at.tileTowns, location)) return "build.one-per-town";
	if (tile !== null) return brokenByOverbuilding(at, kind, tile);
	return single || !hasFreeSingle(at, kind.industry, slot) ? null : "build.single-icon-first";
}
/** B-OVER-01 to 04. Own tiles may be overbuilt even where a slot is free (B-OVER-06). */
function brokenByOverbuilding(at, kind, tile) {
	const replaced = at.rules.kinds[tile.kind];
	if (replaced.industry !== kind.industry) return "build.slot-taken";
	const isOwn = tile.owner === at.seat;
	if (!isOwn && kind.makes !== "coal" && kind.makes !== "iron") return "overbuild.opponent";
	if (replaced.level >= kind.level) return "overbuild.level";
	if (isOwn || kind.makes !== "coal" && kind.makes !== "iron") return null;
	return (kind.makes === "coal" ? at.mines : at.works).length > 0 || at.state[kind.makes] > 0 ? "overbuild.cubes-left" : null;
}
/** Empty slots of the same town that show this industry alone must be used first (B-BUILD-02). */
function hasFreeSingle(at, industry, slot) {
	const { slots, locations } = at.rules;
	for (const other of locations[slots[slot].location].slots) if (slots[other].industries === 1 << industry && at.state.slots[other] === null) return true;
	return false;
}
function freeSingles(at, industry, slot) {
	const { slots, locations } = at.rules;
	return locations[slots[slot].location].slots.filter((other) => slots[other].industries === 1 << industry && at.state.slots[other] === null);
}
// packages/engine/src/map/supply.ts
/** Every way to take `need` from a supply; each once, slots ascending with the market last. */
function waysToTake(state, supply, need) {
	const forced = [];
	for (const rank of supply.ranks) {
		const missing = need - forced.length;
		if (cubesOn$1(state, rank) > missing) return handfuls(state, rank, missing, forced);
		for (const slot of rank) for (let i = cubesAt(state, slot); i > 0; i--) forced.push(slot);
		if (forced.length === need) return [forced.sort(bySource)];
	}
	if (!supply.market) return [];
	forced.sort(bySource);
	while (forced.length < need) forced.push(-1);
	return [forced];
}
/** `forced`, plus every different handful of `count` out of a rank that holds more than that. */
function handfuls(state, rank, count, forced) {
	const ways = [];
	const taken = [];
	function take(from) {
		if (taken.length === count) {
			ways.push(forced.length === 0 ? taken.slice() : [...forced, ...taken].sort(bySource));
			return;
		}
		for (let i = from; i < rank.length; i++) {
			const slot = rank[i];
			let already = 0;
			for (const other of taken) if (other === slot) already++;
			if (already === cubesAt(state, slot)) continue;
			taken.push(slot);
			take(i);
			taken.pop();
		}
	}
	take(0);
	return ways;
}
/** Slots ascending, then the market, then merchants' barrels. */
var bySource = (a, b) => a >= 0 && b >= 0 ? a - b : b - a;
/** The first rule that taking `need` from these sources would break. Their order does not matter. */
function brokenBySources(state, supply, need, sources, rules) {
	if (sources.length !== need) return canGive(state, supply, need) ? rules.count : rules.noSource;
	for (const source of sources) if (source === -1) {
		if (!supply.market) return rules.marketClosed;
	} else if (!isSlot(source) || !supply.ranks.some((rank) => rank.includes(source))) return isSlot(source) && supply.holders.includes(source) ? rules.outOfReach : rules.empty;
	let left = need;
	for (const rank of supply.ranks) {
		let taken = 0;
		for (const slot of rank) {
			const asked = sources.filter((source) => source === slot).length;
			if (asked > cubesAt(state, slot)) return rules.empty;
			taken += asked;
		}
		left -= taken;
		if (left === 0) return null;
		if (taken < cubesOn$1(state, rank)) return sources.includes(-1) ? rules.marketBarred : rules.nearerFirst;
	}
	return null;
}
/** Is there enough in reach, however it is chosen? */
var canGive = (state, supply, need) => supply.market || inReach(state, supply) >= need;
var inReach = (state, { ranks }) => ranks.reduce((cubes, rank) => cubes + cubesOn$1(state, rank), 0);
var cubesAt = (state, slot) => state.slots[slot]?.cubes ?? 0;
function cubesOn$1(state, rank) {
	let cubes = 0;
	for (const slot of rank) cubes += cubesAt(state, slot);
	return cubes;
}
// packages/engine/src/map/sources.ts
/**
* Coal for a tile in a town, or for a link (counted from its nearer end, as if already laid: B-COAL-03).
* Connected mines, nearest first, whoever owns them; the market only when they are empty (B-COAL-02 to 06).
*/
function coalSupply(at, places) {
	const map = neighbours(at);
	const ranks = [];
	let reached = places;
	let edge = places;
	while (edge !== 0) {
		const rank = standingIn(at, at.mines, edge);
		if (rank.length > 0) ranks.push(rank);
		edge = oneLinkFrom(map, edge) & ~reached;
		reached |= edge;
	}
	return {
		holders: at.mines,
		ranks,
		market: (reached & at.tradePoints) !== 0
	};
}
/** Iron comes from any works, connected or not; then from the market (B-IRON-01 to 03). */
function ironSupply(at) {
	return {
		holders: at.works,
		ranks: at.works.length > 0 ? [at.works] : [],
		market: true
	};
}
/** Beer comes from any own brewery and from connected breweries of others (B-BEER-02, 03, 05). */
function beerSupply(at, places) {
	const rank = [];
	let connected = 0;
	for (const slot of at.breweries) {
		if (at.state.slots[slot]?.owner !== at.seat) {
			if (connected === 0) connected = connectedTo(neighbours(at), places);
			if (!includes(connected, at.rules.slots[slot].location)) continue;
		}
		rank.push(slot);
	}
	return {
		holders: at.breweries,
		ranks: rank.length > 0 ? [rank] : [],
		market: false
	};
}
function standingIn(at, slots, places) {
	const standing = [];
	for (const slot of slots) if (includes(places, at.rules.slots[slot].location)) standing.push(slot);
	return standing;
}
var NOTHING_NEEDED$1 = [[]];
var coalWays = (at, places, need) => need === 0 ? NOTHING_NEEDED$1 : waysToTake(at.state, coalSupply(at, places), need);
var ironWays = (at, need) => need === 0 ? NOTHING_NEEDED$1 : waysToTake(at.state, ironSupply(at), need);
var beerWays = (at, places, need) => need === 0 ? NOTHING_NEEDED$1 : waysToTake(at.state, beerSupply(at, places), need);
var COAL_RULES = {
	noSource: "coal.no-source",
	count: "coal.count",
	empty: "coal.none-there",
	outOfReach: "coal.not-connected",
	nearerFirst: "coal.not-closest",
	marketBarred: "coal.mine-first",
	marketClosed: "coal.market-not-connected"
};
/** Iron is never out of reach, and its market never closed. */
var IRON_RULES = {
	noSource: "iron.count",
	count: "iron.count",
	empty: "iron.none-there",
	outOfReach: "iron.none-there",
	nearerFirst: "iron.works-first",
	marketBarred: "iron.works-first",
	marketClosed: "iron.works-first"
};
/** Beer has one rank: there is no order among breweries. */
var BEER_RULES = {
	noSource: "beer.no-source",
	count: "beer.count",
	empty: "beer.none-there",
	outOfReach: "beer.not-connected",
	nearerFirst: "beer.count",
	marketBarred: "beer.no-market",
	marketClosed: "beer.no-market"
};
var brokenByCoal = (at, places, need, coal) => brokenBySources(at.state, coalSupply(at, places), need, coal, COAL_RULES);
var brokenByIron = (at, need, iron) => brokenBySources(at.state, ironSupply(at), need, iron, IRON_RULES);
var brokenByBrewed = (at, places, need, beer) => brokenBySources(at.state, beerSupply(at, places), need, beer, BEER_RULES);
/** What costs nothing can be had even in debt (C-SHORT-02). */
var canPay = (at, price) => price === 0 || price <= at.player.money;
/** Money for the cubes bought from a market; everything else is free. */
function goodsPrice(at, goods, sources) {
	let bought = 0;
	for (const source of sources) if (source === -1) bought++;
	return bought === 0 ? 0 : buyingPrice(at.rules.edition.markets[goods], at.state[goods], bought);
}
// packages/engine/src/income.ts
var incomeLevel = (rules, space) => rules.edition.incomeTrack[space];
/** The highest space of a level, where a loan puts the marker (B-LOAN-01). */
var highestSpace = (rules, level) => rules.edition.incomeTrack.lastIndexOf(level);
/** The marker never passes the last space (B-INC-06). */
function advanceIncome(state, seat, spaces, tell) {
	const player = state.players[seat];
	const from = player.incomeSpace;
	player.incomeSpace = Math.min(from + spaces, rulesOf(state).edition.incomeTrack.length - 1);
	tell?.({
		type: "income-space",
		seat,
		from,
		to: player.incomeSpace
	});
}
/**
* Everyone takes income in the new turn order, beginning after `done` of them (B-INC-01, B-SHORT-07).
* Stops where a player must choose which tiles to give up; answers whether all are served.
*/
function collectIncome(state, done, tell) {
	const rules = rulesOf(state);
	for (const seat of state.turnOrder.slice(done)) {
		const amount = incomeLevel(rules, state.players[seat].incomeSpace);
		tell?.({
			type: "income",
			seat,
			amount
		});
		if (amount >= 0) state.players[seat].money += amount;
		else if (!payIncome(state, seat, -amount, tell)) return false;
	}
	return true;
}
/** Pays negative income as far as no choice is left; false if the player has to choose (B-SHORT-01 to 04). */
function payIncome(state, seat, owed, tell) {
	const player = state.players[seat];
	while (player.money < owed) {
		const tiles = saleableTiles(state, seat);
		if (tiles.length === 0) break;
		state.pending = {
			type: "shortfall",
			seat,
			owed
		};
		if (mustChoose(state)) return false;
		removeForMoney(state, tiles[0], tell);
	}
	state.pending = null;
	player.money -= owed;
	if (player.money < 0 && rulesOf(state).edition.unpaidDebt === "vp") {
		const unpaid = -player.money;
		const vpLost = Math.min(unpaid, player.vp);
		player.money = 0;
		player.vp -= vpLost;
		tell?.({
			type: "debt",
			seat,
			unpaid,
			vpLost
		});
	}
	return true;
}
/** Own tiles that raise something, flipped or not (B-SHORT-03, 06). */
function saleableTiles(state, seat) {
	const saleable = [];
	for (let slot = firstOf(state.slots); slot < state.slots.length; slot++) if (state.slots[slot]?.owner === seat && raisedBy(state, slot) > 0) saleable.push(slot);
	return saleable;
}
/** Half the money cost, rounded down for each tile (B-SHORT-01). */
function raisedBy(state, slot) {
	return Math.floor(rulesOf(state).kinds[state.slots[slot].kind].cost / 2);
}
/** Is there a tile that the player in debt might keep? If every one has to go, there is nothing to ask. */
function mustChoose(state) {
	if (state.pending?.type !== "shortfall") return false;
	const { seat, owed } = state.pending;
	const missing = owed - state.players[seat].money;
	const values = saleableTiles(state, seat).map((slot) => raisedBy(state, slot));
	const all = values.reduce((sum, value) => sum + value, 0);
	return missing > 0 && values.some((value) => all - value >= missing);
}
function removeForMoney(state, slot, tell) {
	const { kind, owner } = state.slots[slot];
	const raised = raisedBy(state, slot);
	state.players[owner].money += raised;
	state.slots[slot] = null;
	tell?.({
		type: "shortfall",
		seat: owner,
		slot,
		kind,
		raised
	});
}
// packages/engine/src/map/tiles.ts
/** Turns a tile over; its owner's income advances at once, whoever's turn it is (B-FLIP-02, B-INC-05). */
function flip(state, slot, tell) {
	const tile = state.slots[slot];
	const { income } = rulesOf(state).kinds[tile.kind];
	state.slots[slot] = {
		kind: tile.kind,
		owner: tile.owner,
		flipped: true,
		cubes: 0
	};
	tell?.({
		type: "flip",
		slot,
		kind: tile.kind,
		owner: tile.owner,
		income
	});
	advanceIncome(state, tile.owner, income, tell);
}
/** Takes one cube or barrel off a tile; the last one flips it (B-FLIP-01). */
function takeFromTile(state, slot, tell) {
	const { kind, owner, cubes } = state.slots[slot];
	if (cubes > 1) state.slots[slot] = {
		kind,
		owner,
		flipped: false,
		cubes: cubes - 1
	};
	else flip(state, slot, tell);
}
/** Money paid for an action lies on the character tile until the round ends (B-TURN-06, B-ORDER-03). */
function spend(state, seat, amount) {
	const player = state.players[seat];
	player.money -= amount;
	player.spent += amount;
}
/** Uses up one of the goods from each source: free from tiles and merchants, at its price from the market. */
function useUp(state, seat, goods, sources, tell) {
	for (const from of sources) {
		let cost = 0;
		if (from === -1 && goods !== "beer") {
			cost = priceOf$1(rulesOf(state).edition.markets[goods], state[goods]);
			if (state[goods] > 0) state[goods]--;
			spend(state, seat, cost);
		}
		tell?.({
			type: "use",
			seat,
			goods,
			from,
			cost
		});
		if (isSlot(from)) takeFromTile(state, from, tell);
		else if (isBarrel(from)) takeBarrel(state, from);
	}
}
function takeBarrel(state, barrel) {
	const merchant = state.merchants[merchantOfBarrel(barrel)];
	if (merchant) state.merchants[merchantOfBarrel(barrel)] = {
		tile: merchant.tile,
		barrel: false
	};
}
// packages/engine/src/actions/build.ts
var build = {
	list(at, moves) {
		const { industries } = at.rules;
		for (let industry = firstOf(industries); industry < industries.length; industry++) {
			const kind = nextTile(at, industry);
			if (kind === null || brokenByTile$1(at, kind) !== null || !canPay(at, kind.cost)) continue;
			const places = placesByPayment(at, industry);
			const anyPlace = places.reduce((all, some) => all | some, 0);
			if (anyPlace === 0) continue;
			const irons = ironWays(at, kind.iron);
			for (const slot of industries[industry].slots) {
				const { location } = at.rules.slots[slot];
				if (!includes(anyPlace, location) || brokenBySlot(at, kind, slot) !== null) continue;
				const supplies = affordable(at, kind, slot, irons);
				for (let i = 0; i < at.payments.length; i++) {
					const card = at.payments[i];
					if (!includes(places[i], location)) continue;
					if (!at.hasPieces && brokenByCard(at, kind, slot, card) !== null) continue;
					for (const { coal, iron } of supplies) moves.push({
						type: "build",
						industry,
						slot,
						coal,
						iron,
						card
					});
				}
			}
		}
	},
	broken(at, { industry, slot, coal, iron, card }) {
		const kind = nextTile(at, industry);
		const broken = brokenByTile$1(at, kind);
		if (kind === null || broken !== null) return broken;
		return brokenBySlot(at, kind, slot) ?? brokenByCard(at, kind, slot, card) ?? brokenByCoal(at, townOf$1(at, slot), kind.coal, coal) ?? brokenByIron(at, kind.iron, iron) ?? (canPay(at, buildPrice(at, kind, {
			coal,
			iron
		})) ? null : "money.short");
	},
	apply(state, { industry, slot, coal, iron }, tell) {
		const rules = rulesOf(state);
		const seat = seatToMove(state);
		const player = state.players[seat];
		const id = rules.industries[industry].stack[player.mat[industry]];
		const kind = rules.kinds[id];
		spend(state, seat, kind.cost);
		useUp(state, seat, "coal", coal, tell);
		useUp(state, seat, "iron", iron, tell);
		const replaced = state.slots[slot];
		if (replaced !== null) {
			const { kind: gone, owner, cubes: lost } = replaced;
			tell?.({
				type: "overbuild",
				seat,
				slot,
				kind: gone,
				owner,
				cubes: lost
			});
		}
		player.mat[industry]++;
		const cubes = kind.cubes[state.era];
		state.slots[slot] = {
			kind: id,
			owner: seat,
			flipped: false,
			cubes
		};
		tell?.({
			type: "build",
			seat,
			kind: id,
			slot,
			cost: kind.cost,
			cubes
		});
		state.pending = null;
		if (kind.flipsWhenBuilt) flip(state, slot, tell);
		if (kind.makes === "iron" || kind.makes === "coal" && reachesMarket(state, slot)) sellToMarket(state, slot, kind.makes, tell);
	}
};
/** B-CARD-01 to 03, B-BUILD-10, B-NOTILE-01. Without a card, two were paid to build in any town (L-DBL-01). */
function brokenByCard(at, kind, slot, id) {
	if (id === null) return null;
	const card = at.rules.cards[id];
	const { location } = at.rules.slots[slot];
	if ((card.industries & 1 << kind.industry) === 0) return "build.card-industry";
	if (card.places !== null) {
		if (includes(card.places, location)) return null;
		return at.rules.locations[location].kind === "farm" ? "build.farm-card" : "build.card-location";
	}
	if (includes(cardNetwork(at), location)) return null;
	if (at.hasPieces) return "build.network";
	return at.rules.edition.firstTileOverbuilds || at.state.slots[slot] === null ? null : "build.no-tiles-overbuild";
}
/** The network as industry cards see it: virtual links count here and nowhere else (L-VIRT-01, C-VIRT-01). */
function cardNetwork({ network, rules }) {
	let places = network;
	for (const [from, to] of rules.virtualLinks) if ((network & from) !== 0) places |= to;
	return places;
}
/** Where each payment lets this industry be built; a first tile over another's is left to `brokenByCard`. */
function placesByPayment(at, industry) {
	const byNetwork = at.hasPieces ? cardNetwork(at) : ANYWHERE;
	return at.payments.map((id) => {
		if (id === null) return ANYWHERE;
		const { industries, places } = at.rules.cards[id];
		return (industries & 1 << industry) === 0 ? 0 : places ?? byNetwork;
	});
}
var ANYWHERE = -1;
/** Every choice of coal and iron that the player can pay together with the tile (B-BUILD-04). */
function affordable(at, kind, slot, irons) {
	if (kind.coal === 0 && kind.iron === 0) return NOTHING_NEEDED;
	const supplies = [];
	for (const coal of coalWays(at, townOf$1(at, slot), kind.coal)) for (const iron of irons) if (canPay(at, buildPrice(at, kind, {
		coal,
		iron
	}))) supplies.push({
		coal,
		iron
	});
	return supplies;
}
var NOTHING_NEEDED = [{
	coal: [],
	iron: []
}];
function buildPrice(at, kind, { coal, iron }) {
	return kind.cost + goodsPrice(at, "coal", coal) + goodsPrice(at, "iron", iron);
}
var townOf$1 = (at, slot) => setOf(at.rules.slots[slot].location);
/** Any merchant place will do, with a tile or without; so will any port (B-MKT-01, L-MKT-01). */
function reachesMarket(state, slot) {
	const at = situation(state);
	return (connectedTo(neighbours(at), townOf$1(at, slot)) & at.tradePoints) !== 0;
}
/** As many cubes as there is room for, dearest space first; the last cube flips the tile (B-MKT-01 to 04). */
function sellToMarket(state, slot, goods, tell) {
	const market = rulesOf(state).edition.markets[goods];
	const tile = state.slots[slot];
	const sold = Math.min(tile.cubes, room(market, state[goods]));
	for (let i = 0; i < sold; i++) {
		const price = sellingPrice(market, state[goods]);
		state[goods]++;
		state.players[tile.owner].money += price;
		tell?.({
			type: "market-sale",
			seat: tile.owner,
			goods,
			slot,
			price
		});
	}
	if (sold === tile.cubes) flip(state, slot, tell);
	else if (sold > 0) state.slots[slot] = {
		...tile,
		cubes: tile.cubes - sold
	};
}
// packages/engine/src/actions/anywhere.ts
var anywhere = {
	/** Hands are ascending: each pair once. */
	list(at, moves) {
		if (at.steps > 0) {
			build.list(at, moves);
			return;
		}
		if (brokenByTurn$1(at) !== null) return;
		const { hand } = at.player;
		for (let i = 0; i < hand.length - 1; i++) {
			if (hand[i] === -1 || i > 0 && hand[i] === hand[i - 1]) continue;
			for (let j = i + 1; j < hand.length; j++) if (j === i + 1 || hand[j] !== hand[j - 1]) moves.push({
				type: "anywhere",
				extra: hand[i],
				card: hand[j]
			});
		}
	},
	broken(at, { extra, card }) {
		const broken = brokenByTurn$1(at);
		if (broken !== null) return broken;
		return card === null || holds(at.player.hand, [extra, card]) ? null : "card.not-in-hand";
	},
	/** The cards, then the build. */
	stepsAtMost: () => 2,
	apply(state, { extra }, tell) {
		const seat = seatToMove(state);
		payMore(state, seat, [extra], tell);
		tell?.({
			type: "anywhere",
			seat
		});
		state.actionsLeft--;
		state.pending = {
			type: "anywhere",
			steps: 1
		};
	}
};
/** L-DBL-01, 02. */
function brokenByTurn$1(at) {
	if (at.state.actionsLeft < at.rules.edition.actionsPerTurn.later) return "anywhere.both-actions";
	if (at.player.hand.length < 2) return "anywhere.two-cards";
	const builds = [];
	build.list({
		...at,
		payments: [null]
	}, builds);
	return builds.length > 0 ? null : "anywhere.nothing-to-build";
}
// packages/engine/src/actions/develop.ts
var develop = {
	list(at, moves) {
		const { tilesAtMost, ironPerTile } = at.rules.edition.develop;
		if (at.steps >= tilesAtMost) return;
		for (const iron of ironWays(at, ironPerTile)) {
			if (!canPay(at, goodsPrice(at, "iron", iron))) continue;
			for (let industry = firstOf(at.rules.industries); industry < at.rules.industries.length; industry++) {
				if (brokenByRemoving(at, industry) !== null) continue;
				for (const card of at.payments) moves.push({
					type: "develop",
					industry,
					iron,
					card
				});
			}
		}
	},
	broken(at, { industry, iron }) {
		const { tilesAtMost, ironPerTile } = at.rules.edition.develop;
		if (at.steps >= tilesAtMost) return "develop.tiles-per-action";
		return brokenByRemoving(at, industry) ?? brokenByIron(at, ironPerTile, iron) ?? (canPay(at, goodsPrice(at, "iron", iron)) ? null : "money.short");
	},
	stepsAtMost: (state) => rulesOf(state).edition.develop.tilesAtMost,
	apply(state, { industry, iron }, tell) {
		const seat = seatToMove(state);
		useUp(state, seat, "iron", iron, tell);
		removeFromMat(state, seat, industry, tell);
		state.pending = {
			type: "develop",
			steps: stepsTaken(state) + 1
		};
	}
};
/** The lowest tile of an industry may be removed unless it shows a lightbulb (B-DEV-01, 03). */
function brokenByRemoving(at, industry) {
	const kind = nextTile(at, industry);
	if (kind === null) return "develop.mat-empty";
	return kind.lightbulb ? "develop.lightbulb" : null;
}
function removeFromMat(state, seat, industry, tell) {
	const { mat } = state.players[seat];
	const kind = rulesOf(state).industries[industry].stack[mat[industry]];
	mat[industry]++;
	tell?.({
		type: "develop",
		seat,
		kind
	});
}
// packages/engine/src/actions/end.ts
var END = {
	type: "end",
	card: null
};
var end = {
	list(at, moves) {
		if (canEnd(at)) moves.push(END);
	},
	broken: (at) => canEnd(at) ? null : at.steps > 0 ? "anywhere.must-build" : "turn.nothing-to-end",
	apply(state) {
		state.pending = null;
	}
};
/** Cards paid to build anywhere must be used. */
var canEnd = (at) => at.steps > 0 && at.state.pending?.type !== "anywhere";
// packages/engine/src/actions/loan.ts
var loan = {
	list(at, moves) {
		for (const { amount } of at.rules.edition.loans) {
			if (brokenByAmount(at, amount) !== null) continue;
			for (const card of at.payments) moves.push({
				type: "loan",
				amount,
				card
			});
		}
	},
	broken: (at, { amount }) => brokenByAmount(at, amount),
	apply(state, { amount }, tell) {
		const rules = rulesOf(state);
		const seat = seatToMove(state);
		const player = state.players[seat];
		const levels = rules.edition.loans.find((offer) => offer.amount === amount)?.levels ?? 0;
		const from = player.incomeSpace;
		player.money += amount;
		player.incomeSpace = highestSpace(rules, incomeLevel(rules, from) - levels);
		tell?.({
			type: "loan",
			seat,
			amount,
			levels
		});
		tell?.({
			type: "income-space",
			seat,
			from,
			to: player.incomeSpace
		});
	}
};
function brokenByAmount(at, amount) {
	const offer = at.rules.edition.loans.find((row) => row.amount === amount);
	if (!offer) return "loan.amount";
	const { era, rules, state } = at;
	const barred = era.roundsWithoutLoans;
	if (barred > 0 && state.round > rules.edition.rounds[rules.seats] - barred) return "loan.too-late";
	return incomeLevel(at.rules, at.player.incomeSpace) - offer.levels < -10 ? "loan.too-low" : null;
}
// packages/engine/src/actions/network.ts
var network = {
	list(at, moves) {
		const price = linkPrice(at);
		if (price === null || !canPay(at, price.money) || at.player.linksLeft === 0) return;
		for (const line of at.rules.linesOf[at.state.era]) {
			if (brokenByLine(at, line) !== null) continue;
			const { touches } = at.rules.lines[line];
			const beers = beerWays(at, touches, price.beer);
			if (beers.length === 0) continue;
			for (const coal of coalWays(at, touches, price.coal)) {
				if (!canPay(at, price.money + goodsPrice(at, "coal", coal))) continue;
				for (const beer of beers) for (const card of at.payments) moves.push({
					type: "network",
					line,
					coal,
					beer,
					card
				});
			}
		}
	},
	broken(at, { line, coal, beer }) {
		const price = linkPrice(at);
		if (price === null) return "network.links-per-action";
		if (at.player.linksLeft === 0) return "network.no-links-left";
		const { touches } = at.rules.lines[line];
		return brokenByLine(at, line) ?? brokenByCoal(at, touches, price.coal, coal) ?? (beer.some(isBarrel) ? "beer.merchant-for-rail" : null) ?? brokenByBrewed(at, touches, price.beer, beer) ?? (canPay(at, price.money + goodsPrice(at, "coal", coal)) ? null : "money.short");
	},
	stepsAtMost: (state) => rulesOf(state).eras[state.era].links.length,
	apply(state, { line, coal, beer }, tell) {
		const rules = rulesOf(state);
		const seat = seatToMove(state);
		const steps = stepsTaken(state);
		const cost = rules.eras[state.era].links[steps].money;
		spend(state, seat, cost);
		state.links[line] = seat;
		state.players[seat].linksLeft--;
		tell?.({
			type: "link",
			seat,
			line,
			cost
		});
		useUp(state, seat, "coal", coal, tell);
		useUp(state, seat, "beer", beer, tell);
		state.pending = {
			type: "network",
			steps: steps + 1
		};
	}
};
/** Price of this link: the first, second … of the action; null when no more may be laid. */
function linkPrice(at) {
	return at.era.links[at.steps] ?? null;
}
/** B-LINK-01 to 03, 06, B-NOTILE-02. */
function brokenByLine(at, line) {
	const { touches, eras } = at.rules.lines[line];
	if (at.state.links[line] !== null) return "network.line-taken";
	if (!allowedIn(eras, at.state.era)) return "network.era";
	if ((touches & at.network) !== 0) return null;
	return !at.hasPieces && at.rules.edition.firstLinkAnywhere ? null : "network.apart";
}
// packages/engine/src/actions/pass.ts
var pass = {
	list(at, moves) {
		for (const card of at.payments) moves.push({
			type: "pass",
			card
		});
	},
	broken: () => null,
	apply(state, _move, tell) {
		tell?.({
			type: "pass",
			seat: seatToMove(state)
		});
	}
};
// packages/engine/src/actions/scout.ts
var CARDS_NEEDED = 3;
var scout = {
	/** Hands are ascending; a card equal to the one skipped before it would only repeat its moves. */
	list(at, moves) {
		if (brokenByHand(at) !== null) return;
		const { hand } = at.player;
		for (let i = 0; i < hand.length - 2; i++) {
			if (hand[i] === -1 || i > 0 && hand[i] === hand[i - 1]) continue;
			for (let j = i + 1; j < hand.length - 1; j++) {
				if (j > i + 1 && hand[j] === hand[j - 1]) continue;
				for (let k = j + 1; k < hand.length; k++) {
					if (k > j + 1 && hand[k] === hand[k - 1]) continue;
					moves.push({
						type: "scout",
						extra: [hand[i], hand[j]],
						card: hand[k]
					});
				}
			}
		}
	},
	broken(at, { extra, card }) {
		const broken = brokenByHand(at);
		if (broken !== null) return broken;
		return holds(at.player.hand, card === null ? extra : [...extra, card]) ? null : "card.not-in-hand";
	},
	apply(state, { extra }, tell) {
		const seat = seatToMove(state);
		const { hand } = state.players[seat];
		const { wildCards } = rulesOf(state);
		payMore(state, seat, extra, tell);
		for (let wild = 0; wild < wildCards.length; wild++) {
			state.wilds[wild]--;
			addToHand(hand, wildCards[wild]);
		}
		tell?.({
			type: "scout",
			seat,
			cards: [...wildCards]
		});
	}
};
/** B-SCOUT-02, 03. */
function brokenByHand(at) {
	const { hand } = at.player;
	for (const card of hand) if (card !== -1 && at.rules.cards[card].wild) return "scout.wild-in-hand";
	if (hand.length < CARDS_NEEDED) return "scout.too-few-cards";
	return at.state.wilds.includes(0) ? "scout.no-wild-left" : null;
}
// packages/engine/src/actions/sell.ts
var sell = {
	list(at, moves) {
		if (at.tileTowns === 0) return;
		for (let slot = firstOf(at.state.slots); slot < at.state.slots.length; slot++) if (brokenByTile(at, slot) === null) listSales(at, slot, moves);
	},
	broken(at, { industry, slot, buyer: id, beer, bonus }) {
		const broken = brokenByTile(at, slot);
		if (broken !== null) return broken;
		const buyer = merchantBuying(id);
		const kind = kindAt(at, slot);
		if (kind.industry !== industry) return "sell.other-tile";
		const town = setOf(at.rules.slots[slot].location);
		return brokenByBuyer$1(at, kind, connectedTo(neighbours(at), town), buyer) ?? brokenByBeer(at, kind, town, buyer, beer) ?? brokenByBonus(at, beer.includes(barrelBeside(buyer)) ? bonusChoices(at, buyer) : NO_BONUS, bonus);
	},
	stepsAtMost: () => Number.POSITIVE_INFINITY,
	apply(state, { slot, buyer: id, beer, bonus }, tell) {
		const seat = seatToMove(state);
		const buyer = merchantBuying(id);
		tell?.({
			type: "sell",
			seat,
			slot,
			kind: state.slots[slot].kind,
			buyer
		});
		useUp(state, seat, "beer", beer, tell);
		if (beer.includes(barrelBeside(buyer))) takeBonus(state, seat, buyer, bonus, tell);
		flip(state, slot, tell);
		state.pending = {
			type: "sell",
			steps: stepsTaken(state) + 1
		};
	}
};
function listSales(at, slot, moves) {
	const buyers = buyersOf(at, slot);
	if (buyers.length === 0) return;
	const { industry, beer: need } = kindAt(at, slot);
	const town = setOf(at.rules.slots[slot].location);
	for (const beer of beerWays(at, town, need)) for (const card of at.payments) moves.push({
		type: "sell",
		industry,
		slot,
		buyer: buyers[0],
		beer,
		bonus: null,
		card
	});
	if (need === 0) return;
	const brewed = beerWays(at, town, need - 1);
	for (const buyer of buyers) {
		if (!at.state.merchants[buyer]?.barrel) continue;
		const bonuses = bonusChoices(at, buyer);
		for (const sources of brewed) {
			const beer = [...sources, barrelBeside(buyer)];
			for (const bonus of bonuses) for (const card of at.payments) moves.push({
				type: "sell",
				industry,
				slot,
				buyer,
				beer,
				bonus,
				card
			});
		}
	}
}
var NO_BONUS = [null];
var kindAt = (at, slot) => at.rules.kinds[at.state.slots[slot].kind];
/** B-SELL-01: an own unflipped tile of an industry that is sold. */
function brokenByTile(at, slot) {
	const tile = at.state.slots[slot];
	if (tile === null) return "sell.no-tile";
	if (tile.owner !== at.seat) return "sell.not-yours";
	if (!at.rules.industries[at.rules.kinds[tile.kind].industry].isSold) return "sell.industry";
	return tile.flipped ? "sell.flipped" : null;
}
/** Merchants that would buy this tile, in the order of their spaces. */
function buyersOf(at, slot) {
	const kind = kindAt(at, slot);
	const connected = connectedTo(neighbours(at), setOf(at.rules.slots[slot].location));
	const buyers = [];
	if ((connected & at.rules.tradePoints) === 0) return buyers;
	for (let merchant = firstOf(at.state.merchants); merchant < at.state.merchants.length; merchant++) if (brokenByBuyer$1(at, kind, connected, merchant) === null) buyers.push(merchant);
	return buyers;
}
/** B-SELL-01, 05, 06. */
function brokenByBuyer$1(at, kind, connected, id) {
	const merchant = at.state.merchants[id];
	if (!merchant || at.rules.merchantTiles[merchant.tile].buys === 0) return "sell.buyer-blank";
	if ((at.rules.merchantTiles[merchant.tile].buys & 1 << kind.industry) === 0) return "sell.buyer-goods";
	return includes(connected, at.rules.merchantSpaces[id].location) ? null : "sell.buyer-not-connected";
}
/** The buyer's own barrel counts as one beer; other merchants' barrels never do (B-BEER-04, 06, 07). */
function brokenByBeer(at, kind, town, buyer, beer) {
	if (beer.length !== kind.beer) {
		const fromBreweries = kind.beer - (at.state.merchants[buyer]?.barrel ? 1 : 0);
		return canGive(at.state, beerSupply(at, town), fromBreweries) ? "beer.count" : "beer.no-source";
	}
	const barrels = beer.filter(isBarrel);
	if (barrels.some((barrel) => merchantOfBarrel(barrel) !== buyer)) return "beer.other-merchant";
	if (barrels.length > 1 || barrels.length === 1 && !at.state.merchants[buyer]?.barrel) return "beer.barrel-gone";
	const brewed = beer.filter((source) => !isBarrel(source));
	return brokenByBrewed(at, town, brewed.length, brewed);
}
/** What a barrel's bonus leaves to choose: the tiles it may remove from the mat (B-MERCH-03), else nothing. */
function bonusChoices(at, buyer) {
	if (at.rules.merchantSpaces[buyer].bonus.gives !== "develop") return NO_BONUS;
	const choices = [];
	for (let industry = firstOf(at.rules.industries); industry < at.rules.industries.length; industry++) if (brokenByRemoving(at, industry) === null) choices.push(industry);
	if (choices.length === 0) return NO_BONUS;
	if (at.rules.edition.developBonusOptional) choices.push(null);
	return choices;
}
function brokenByBonus(at, choices, bonus) {
	if (choices.includes(bonus)) return null;
	if (bonus === null) return "bonus.must-choose";
	return choices === NO_BONUS ? "bonus.none" : brokenByRemoving(at, bonus);
}
/** B-MERCH-01, 02: once for each barrel, at once. */
function takeBonus(state, seat, merchant, choice, tell) {
	const { gives, amount } = rulesOf(state).merchantSpaces[merchant].bonus;
	tell?.({
		type: "bonus",
		seat,
		merchant,
		gives,
		amount
	});
	if (gives === "money") state.players[seat].money += amount;
	else if (gives === "vp") state.players[seat].vp += amount;
	else if (gives === "income") advanceIncome(state, seat, amount, tell);
	else if (choice !== null) removeFromMat(state, seat, choice, tell);
}
// packages/engine/src/actions/sellCotton.ts
var sellCotton = {
	list(at, moves) {
		if (at.tileTowns === 0) return;
		for (let slot = firstOf(at.state.slots); slot < at.state.slots.length; slot++) {
			if (brokenByTile(at, slot) !== null) continue;
			const { industry } = kindAt(at, slot);
			for (const buyer of cottonBuyers(at, slot)) for (const card of at.payments) moves.push({
				type: "sell",
				industry,
				slot,
				buyer,
				beer: NO_BEER,
				bonus: null,
				card
			});
		}
	},
	broken(at, { industry, slot, buyer, beer, bonus }) {
		const broken = brokenByTile(at, slot);
		if (broken !== null) return broken;
		if (kindAt(at, slot).industry !== industry) return "sell.other-tile";
		if (beer.length > 0) return "beer.count";
		if (bonus !== null) return "bonus.none";
		return brokenByBuyer(at, connectedFrom(at, slot), buyer);
	},
	stepsAtMost: () => Number.POSITIVE_INFINITY,
	apply(state, { slot, buyer }, tell) {
		const seat = seatToMove(state);
		const port = rulesOf(state).buyers[buyer].slot;
		tell?.({
			type: "sell",
			seat,
			slot,
			kind: state.slots[slot].kind,
			buyer
		});
		state.pending = {
			type: "sell",
			steps: stepsTaken(state) + 1
		};
		if (port !== null) flip(state, port, tell);
		else if (!turnDemand(state, seat, tell)) {
			state.pending = null;
			return;
		}
		flip(state, slot, tell);
	}
};
var NO_BEER = [];
/** Ports and the distant market that would take this mill now, in their order. */
function cottonBuyers(at, slot) {
	const connected = connectedFrom(at, slot);
	const buyers = [];
	if ((connected & at.tradePoints) === 0) return buyers;
	for (let buyer = firstOf(at.rules.buyers); buyer < at.rules.buyers.length; buyer++) if (brokenByBuyer(at, connected, buyer) === null) buyers.push(buyer);
	return buyers;
}
var connectedFrom = (at, slot) => connectedTo(neighbours(at), setOf(at.rules.slots[slot].location));
/** L-SELL-02, 03, 05, 06. */
function brokenByBuyer(at, connected, buyer) {
	const { slot } = at.rules.buyers[buyer];
	if (slot === null) {
		if (isClosed(at)) return "sell.market-closed";
		return (connected & at.tradePoints) === 0 ? "sell.market-not-connected" : null;
	}
	const tile = at.state.slots[slot];
	if (tile === null || !at.rules.kinds[tile.kind].isTradePoint) return "sell.no-port";
	if (tile.flipped) return "sell.port-flipped";
	return includes(connected, at.rules.slots[slot].location) ? null : "sell.buyer-not-connected";
}
function isClosed({ state, rules }) {
	const track = rules.edition.distantMarket;
	const market = state.distantMarket;
	return !track || !market || market.space >= track.bonuses.length || market.tiles.length === 0;
}
/** Turns up a tile and moves the marker; false if that closes the market and the mill stays unsold (L-SELL-03, 04). */
function turnDemand(state, seat, tell) {
	const bonuses = rulesOf(state).edition.distantMarket?.bonuses ?? [];
	const { space, tiles, used } = state.distantMarket;
	const steps = tiles.at(-1) ?? -1;
	if (steps === -1) throw new Error("A view does not know the next tile of the distant market: determinize it.");
	const reached = Math.min(space + steps, bonuses.length);
	state.distantMarket = {
		space: reached,
		tiles: tiles.slice(0, -1),
		used: [...used, steps]
	};
	const bonus = bonuses.at(reached) ?? null;
	tell?.({
		type: "demand",
		seat,
		steps,
		space: reached,
		bonus
	});
	if (bonus === null) return false;
	advanceIncome(state, seat, bonus, tell);
	return true;
}
// packages/engine/src/actions/shortfall.ts
var shortfall = {
	list(at, moves) {
		if (at.state.pending?.type !== "shortfall") return;
		for (const slot of saleableTiles(at.state, at.seat)) moves.push({
			type: "shortfall",
			industry: industryAt(at, slot),
			slot,
			card: null
		});
	},
	broken(at, { industry, slot }) {
		if (at.state.pending?.type !== "shortfall") return "shortfall.no-debt";
		if (at.state.slots[slot]?.owner !== at.seat) return "shortfall.not-yours";
		if (industryAt(at, slot) !== industry) return "shortfall.other-tile";
		return saleableTiles(at.state, at.seat).includes(slot) ? null : "shortfall.worthless";
	},
	apply(state, { slot }, tell) {
		if (state.pending?.type !== "shortfall") return;
		const { seat, owed } = state.pending;
		removeForMoney(state, slot, tell);
		payIncome(state, seat, owed, tell);
	}
};
var industryAt = (at, slot) => at.rules.kinds[at.state.slots[slot].kind].industry;
// packages/engine/src/legal.ts
var actions = {
	build,
	anywhere,
	network,
	develop,
	sell,
	loan,
	scout,
	pass,
	end,
	shortfall
};
/** How a kind of move is played in this edition. */
function actionOf(rules, type) {
	return type === "sell" && rules.edition.selling === "cotton" ? sellCotton : actions[type];
}
/** Every legal move, each once, in a stable order. Empty only when the game is over. */
function legalMoves(state) {
	const moves = [];
	if (state.over) return moves;
	const at = situation(state);
	if (state.pending === null) for (const type of at.rules.edition.actions) actionOf(at.rules, type).list(at, moves);
	else {
		actionOf(at.rules, state.pending.type).list(at, moves);
		end.list(at, moves);
	}
	return moves;
}
/** The first rule this move would break now, or null if it may be made. */
function brokenRule(state, move) {
	if (state.over) return "game.over";
	const at = situation(state);
	return brokenByTurn(at, move) ?? brokenByPayment(at, move) ?? actionOf(at.rules, move.type).broken(at, move);
}
/** May this kind of move be made at this point of the turn, with a card or without? */
function brokenByTurn({ state, rules }, { type, card }) {
	const { pending } = state;
	const isFree = type === "end" || type === "shortfall";
	if (!isFree && !rules.edition.actions.includes(type)) return "turn.no-such-action";
	if (pending?.type === "shortfall" && type !== "shortfall") return "turn.shortfall-first";
	if (pending !== null && !goesOn(pending.type, type) && !isFree) return pending.type === "anywhere" ? "anywhere.must-build" : "turn.finish-action";
	if (isFree || pending !== null) return card === null ? null : "card.not-needed";
	if (card !== null) return null;
	return type === "network" || type === "develop" || type === "sell" ? "turn.no-open-action" : "card.missing";
}
/** Two cards paid to build anywhere are followed by the build; other actions by more of the same. */
var goesOn = (open, type) => open === "anywhere" ? type === "build" : type === open;
/** B-TURN-03. */
function brokenByPayment({ player }, { card }) {
	return card === null || card !== -1 && player.hand.includes(card) ? null : "card.not-in-hand";
}
// packages/engine/src/move.ts
function isWhole(said) {
	if (said.type === "sell") return said.industry !== void 0 && said.buyer !== void 0 && said.bonus !== void 0;
	return said.type !== "shortfall" || said.industry !== void 0;
}
/** Whether they do the same, paid by whatever cards: as `legalMoves` lists them, which shares the lists of sources among them. */
function isSameButCards(a, b) {
	switch (a.type) {
		case "build": return b.type === "build" && a.industry === b.industry && a.slot === b.slot && a.coal === b.coal && a.iron === b.iron;
		case "network": return b.type === "network" && a.line === b.line && a.coal === b.coal && a.beer === b.beer;
		case "develop": return b.type === "develop" && a.industry === b.industry && a.iron === b.iron;
		case "sell": return b.type === "sell" && a.slot === b.slot && a.buyer === b.buyer && a.beer === b.beer && a.bonus === b.bonus;
		case "loan": return b.type === "loan" && a.amount === b.amount;
		case "shortfall": return false;
		default: return a.type === b.type;
	}
}
// packages/engine/src/refusals.ts
var refusalTable = {
	"game.over": {
		statements: [
			"B-ROUND-01",
			"L-ROUND-01",
			"C-ROUND-01"
		],
		facts: []
	},
	"turn.finish-action": {
		statements: [
			"B-TURN-07",
			"L-TURN-02",
			"C-TURN-01"
		],
		facts: ["open"]
	},
	"turn.no-open-action": {
		statements: [
			"B-TURN-03",
			"B-LINK-02",
			"B-DEV-01",
			"L-TURN-02",
			"L-LINK-01",
			"C-TURN-01",
			"C-LINK-01"
		],
		facts: ["action"]
	},
	"turn.nothing-to-end": {
		statements: [
			"B-PASS-01",
			"L-PASS-01",
			"C-TURN-01"
		],
		facts: []
	},
	"turn.shortfall-first": {
		statements: [
			"B-SHORT-01",
			"B-SHORT-02",
			"L-SHORT-01",
			"C-SHORT-01"
		],
		facts: [
			"seat",
			"owed",
			"money"
		]
	},
	"turn.no-such-action": {
		statements: [
			"B-PASS-02",
			"L-PASS-01",
			"C-TURN-01"
		],
		facts: ["action"]
	},
	"card.missing": {
		statements: [
			"B-TURN-03",
			"L-TURN-02",
			"C-TURN-01"
		],
		facts: []
	},
	"card.not-needed": {
		statements: [
			"B-TURN-03",
			"L-TURN-02",
			"C-TURN-01"
		],
		facts: []
	},
	"card.not-in-hand": {
		statements: [
			"B-TURN-03",
			"L-TURN-02",
			"C-TURN-01"
		],
		facts: ["seat", "card"]
	},
	"build.mat-empty": {
		statements: [
			"B-BUILD-01",
			"L-BUILD-02",
			"C-BUILD-03"
		],
		facts: ["industry"]
	},
	"build.era": {
		statements: [
			"B-BUILD-01",
			"B-BUILD-08",
			"L-ERA-01",
			"L-SHIP-01",
			"C-BUILD-04",
			"C-SHIP-01"
		],
		facts: [
			"industry",
			"level",
			"era"
		]
	},
	"build.icon": {
		statements: [
			"B-BUILD-02",
			"B-BUILD-03",
			"L-BUILD-02",
			"C-BUILD-03"
		],
		facts: ["slot", "industry"]
	},
	"build.single-icon-first": {
		statements: [
			"B-BUILD-02",
			"L-BUILD-02",
			"C-BUILD-03"
		],
		facts: [
			"slot",
			"free",
			"industry"
		]
	},
	"build.one-per-town": {
		statements: [
			"B-BUILD-06",
			"B-OVER-07",
			"L-ERA-01",
			"L-OVER-02",
			"C-BUILD-04"
		],
		facts: [
			"seat",
			"town",
			"tiles"
		]
	},
	"build.slot-taken": {
		statements: [
			"B-BUILD-11",
			"B-OVER-01",
			"L-OVER-01",
			"C-OVER-01"
		],
		facts: ["slot", "tile"]
	},
	"overbuild.level": {
		statements: [
			"B-OVER-01",
			"L-OVER-01",
			"C-OVER-01"
		],
		facts: [
			"slot",
			"tile",
			"level"
		]
	},
	"overbuild.opponent": {
		statements: [
			"B-OVER-04",
			"L-OVER-01",
			"C-OVER-01"
		],
		facts: [
			"slot",
			"tile",
			"owner"
		]
	},
	"overbuild.cubes-left": {
		statements: [
			"B-OVER-04",
			"L-OVER-01",
			"C-OVER-01"
		],
		facts: [
			"slot",
			"tile",
			"owner",
			"goods",
			"onTiles",
			"inMarket"
		]
	},
	"build.card-industry": {
		statements: [
			"B-CARD-02",
			"L-BUILD-01",
			"C-BUILD-01"
		],
		facts: ["card", "industry"]
	},
	"build.card-location": {
		statements: [
			"B-CARD-01",
			"L-BUILD-01",
			"C-BUILD-01"
		],
		facts: ["card", "town"]
	},
	"build.farm-card": {
		statements: [
			"B-FARM-01",
			"B-CARD-03",
			"B-BUILD-10"
		],
		facts: []
	},
	"build.network": {
		statements: [
			"B-CARD-02",
			"B-NET-01",
			"B-NET-03",
			"L-BUILD-01",
			"L-NET-01",
			"C-BUILD-01"
		],
		facts: ["town"]
	},
	"build.no-tiles-overbuild": {
		statements: [
			"B-NOTILE-01",
			"L-NOTILE-01",
			"C-BUILD-02"
		],
		facts: ["slot"]
	},
	"coal.count": {
		statements: [
			"B-COAL-01",
			"B-TURN-07",
			"L-BUILD-03",
			"C-COAL-01"
		],
		facts: [
			"need",
			"named",
			"ways",
			"closest"
		]
	},
	"coal.none-there": {
		statements: [
			"B-FLIP-03",
			"B-COAL-02",
			"L-COAL-01",
			"C-COAL-01"
		],
		facts: ["asked", "closest"]
	},
	"coal.not-connected": {
		statements: [
			"B-COAL-01",
			"B-CONN-01",
			"L-COAL-01",
			"L-CONN-01",
			"C-COAL-01"
		],
		facts: [
			"asked",
			"where",
			"closest"
		]
	},
	"coal.not-closest": {
		statements: [
			"B-COAL-02",
			"B-COAL-05",
			"L-COAL-01",
			"C-COAL-01"
		],
		facts: ["closest"]
	},
	"coal.mine-first": {
		statements: [
			"B-COAL-06",
			"L-COAL-02",
			"C-COAL-01"
		],
		facts: ["closest"]
	},
	"coal.market-not-connected": {
		statements: [
			"B-COAL-06",
			"B-COAL-07",
			"B-COAL-08",
			"L-COAL-02",
			"L-COAL-03",
			"C-COAL-02"
		],
		facts: ["where", "closest"]
	},
	"coal.no-source": {
		statements: [
			"B-COAL-01",
			"B-COAL-06",
			"L-COAL-01",
			"L-COAL-02",
			"C-COAL-01",
			"C-COAL-02"
		],
		facts: [
			"need",
			"reach",
			"where",
			"closest"
		]
	},
	"iron.count": {
		statements: [
			"B-IRON-01",
			"B-DEV-02",
			"L-IRON-01",
			"C-IRON-01"
		],
		facts: [
			"need",
			"named",
			"ways",
			"closest"
		]
	},
	"iron.none-there": {
		statements: [
			"B-FLIP-03",
			"B-IRON-02",
			"L-IRON-01",
			"C-IRON-01"
		],
		facts: ["asked", "closest"]
	},
	"iron.works-first": {
		statements: [
			"B-IRON-02",
			"B-IRON-03",
			"L-IRON-01",
			"C-IRON-01"
		],
		facts: ["closest"]
	},
	"beer.count": {
		statements: [
			"B-BEER-01",
			"B-BEER-07",
			"B-LINK-03",
			"L-LINK-01",
			"C-LINK-01"
		],
		facts: [
			"need",
			"named",
			"ways",
			"closest"
		]
	},
	"beer.no-source": {
		statements: ["B-SELL-04", "B-LINK-03"],
		facts: [
			"need",
			"reach",
			"where",
			"closest"
		]
	},
	"beer.none-there": {
		statements: ["B-FLIP-03", "B-BEER-02"],
		facts: ["asked", "closest"]
	},
	"beer.not-connected": {
		statements: [
			"B-BEER-03",
			"B-LINK-05",
			"B-SELL-07"
		],
		facts: ["asked", "closest"]
	},
	"beer.no-market": {
		statements: ["B-BEER-01"],
		facts: ["closest"]
	},
	"beer.merchant-for-rail": {
		statements: ["B-BEER-04", "B-LINK-03"],
		facts: ["closest"]
	},
	"beer.other-merchant": {
		statements: ["B-BEER-04"],
		facts: ["buyer", "closest"]
	},
	"beer.barrel-gone": {
		statements: ["B-BEER-04", "B-BEER-06"],
		facts: ["buyer", "closest"]
	},
	"money.short": {
		statements: [
			"B-BUILD-04",
			"B-TURN-07",
			"L-BUILD-03",
			"C-PAY-01"
		],
		facts: [
			"seat",
			"missing",
			"price",
			"money"
		]
	},
	"network.links-per-action": {
		statements: [
			"B-LINK-02",
			"B-LINK-03",
			"L-LINK-01",
			"C-LINK-01"
		],
		facts: ["era"]
	},
	"network.no-links-left": {
		statements: [
			"B-LINK-06",
			"L-LINK-02",
			"C-LINK-01"
		],
		facts: ["seat"]
	},
	"network.line-taken": {
		statements: [
			"B-LINK-06",
			"B-LINK-07",
			"L-LINK-02",
			"C-LINK-01"
		],
		facts: [
			"line",
			"owner",
			"seat"
		]
	},
	"network.era": {
		statements: [
			"B-LINK-02",
			"B-LINK-03",
			"L-LINK-01",
			"C-LINK-01"
		],
		facts: ["line", "era"]
	},
	"network.apart": {
		statements: [
			"B-LINK-01",
			"B-NET-03",
			"B-NOTILE-03",
			"L-LINK-02",
			"L-NOTILE-02",
			"C-LINK-01",
			"C-BUILD-02"
		],
		facts: [
			"line",
			"seat",
			"hasPieces"
		]
	},
	"develop.tiles-per-action": {
		statements: [
			"B-DEV-01",
			"L-DEV-01",
			"C-DEV-01"
		],
		facts: []
	},
	"develop.mat-empty": {
		statements: [
			"B-DEV-01",
			"L-DEV-01",
			"C-DEV-01"
		],
		facts: ["industry"]
	},
	"develop.lightbulb": {
		statements: ["B-DEV-03", "B-MERCH-03"],
		facts: ["industry", "level"]
	},
	"sell.no-tile": {
		statements: [
			"B-SELL-01",
			"L-SELL-01",
			"C-SELL-01"
		],
		facts: ["slot"]
	},
	"sell.not-yours": {
		statements: [
			"B-SELL-01",
			"L-SELL-01",
			"C-SELL-01"
		],
		facts: [
			"slot",
			"tile",
			"owner"
		]
	},
	"sell.industry": {
		statements: [
			"B-SELL-01",
			"B-FLIP-01",
			"L-SELL-01",
			"L-FLIP-01",
			"C-FLIP-01"
		],
		facts: ["slot", "tile"]
	},
	"sell.other-tile": {
		statements: [
			"B-SELL-01",
			"L-SELL-01",
			"C-SELL-01"
		],
		facts: [
			"slot",
			"tile",
			"industry"
		]
	},
	"sell.flipped": {
		statements: [
			"B-FLIP-03",
			"L-SELL-01",
			"C-FLIP-01"
		],
		facts: ["slot", "tile"]
	},
	"sell.no-buyer": {
		statements: [
			"B-SELL-01",
			"B-SELL-04",
			"L-SELL-02",
			"L-SELL-03",
			"L-SELL-08",
			"C-SELL-01",
			"C-SELL-03"
		],
		facts: ["industry", "slot"]
	},
	"sell.which-buyer": {
		statements: ["L-SELL-01", "C-SELL-01"],
		facts: ["buyers"]
	},
	"sell.buyer-blank": {
		statements: ["B-SELL-06"],
		facts: ["buyer"]
	},
	"sell.buyer-goods": {
		statements: ["B-SELL-01"],
		facts: ["buyer", "industry"]
	},
	"sell.no-port": {
		statements: ["L-SELL-02", "C-SELL-01"],
		facts: ["buyer"]
	},
	"sell.port-flipped": {
		statements: [
			"L-SELL-02",
			"L-SELL-05",
			"C-SELL-01"
		],
		facts: ["buyer"]
	},
	"sell.market-closed": {
		statements: [
			"L-SELL-03",
			"L-SELL-06",
			"C-SELL-02"
		],
		facts: []
	},
	"sell.market-not-connected": {
		statements: ["L-SELL-03", "C-SELL-01"],
		facts: ["slot"]
	},
	"sell.buyer-not-connected": {
		statements: [
			"B-SELL-01",
			"L-SELL-02",
			"C-SELL-01"
		],
		facts: ["buyer", "slot"]
	},
	"bonus.must-choose": {
		statements: ["B-MERCH-03"],
		facts: ["buyer", "bonuses"]
	},
	"bonus.none": {
		statements: [
			"B-MERCH-01",
			"B-MERCH-03",
			"L-SELL-02",
			"C-SELL-01"
		],
		facts: []
	},
	"loan.amount": {
		statements: [
			"B-LOAN-01",
			"L-LOAN-01",
			"C-LOAN-01"
		],
		facts: ["offered", "amount"]
	},
	"loan.too-late": {
		statements: ["L-LOAN-02", "C-LOAN-01"],
		facts: ["rounds"]
	},
	"loan.too-low": {
		statements: [
			"B-LOAN-02",
			"L-LOAN-01",
			"C-LOAN-01"
		],
		facts: [
			"incomeLevel",
			"levels",
			"lowest"
		]
	},
	"anywhere.both-actions": {
		statements: [
			"L-DBL-01",
			"L-DBL-02",
			"C-DBL-01"
		],
		facts: ["left"]
	},
	"anywhere.must-build": {
		statements: ["L-DBL-01", "C-DBL-01"],
		facts: []
	},
	"anywhere.two-cards": {
		statements: ["L-DBL-01", "C-DBL-01"],
		facts: []
	},
	"anywhere.nothing-to-build": {
		statements: ["L-DBL-02", "C-DBL-01"],
		facts: []
	},
	"scout.wild-in-hand": {
		statements: ["B-SCOUT-02"],
		facts: ["seat"]
	},
	"scout.too-few-cards": {
		statements: ["B-SCOUT-03"],
		facts: ["seat", "cards"]
	},
	"scout.no-wild-left": {
		statements: ["B-SETUP-02"],
		facts: []
	},
	"shortfall.no-debt": {
		statements: [
			"B-SHORT-05",
			"L-SHORT-01",
			"C-SHORT-01"
		],
		facts: []
	},
	"shortfall.not-yours": {
		statements: [
			"B-SHORT-03",
			"L-SHORT-01",
			"C-SHORT-01"
		],
		facts: ["seat", "slot"]
	},
	"shortfall.other-tile": {
		statements: [
			"B-SHORT-02",
			"L-SHORT-01",
			"C-SHORT-01"
		],
		facts: [
			"slot",
			"tile",
			"industry"
		]
	},
	"shortfall.worthless": {
		statements: [
			"B-SHORT-06",
			"L-SHORT-01",
			"C-SHORT-01"
		],
		facts: ["slot", "tile"]
	}
};
// packages/engine/src/notation/reading.ts
/** Gives up reading; caught by `reading`, never seen outside notation/. */
function fault(message, at, expected = []) {
	const short = shortened(message);
	throw Object.assign(new Error(short), { notation: {
		message: short,
		at,
		expected
	} });
}
var LONGEST_QUOTE = 60;
var LONGEST_MESSAGE = 300;
/** Whatever was read may be any length; what is said about it is not. */
function shortened(message) {
	const quoted = message.replaceAll(/"([^"]*)"/g, (all, text) => text.length > LONGEST_QUOTE ? `"${text.slice(0, LONGEST_QUOTE)}…"` : all);
	return quoted.length > LONGEST_MESSAGE ? `${quoted.slice(0, LONGEST_MESSAGE)}…` : quoted;
}
function reading(read) {
	try {
		return {
			value: read(),
			error: null
		};
	} catch (thrown) {
		if (thrown instanceof Error && "notation" in thrown) return {
			value: null,
			error: thrown.notation
		};
		throw thrown;
	}
}
/** Long enough for any move or line of a position; longer text is nobody's move. */
var LONGEST = 2e4;
/** A word, or a single mark. */
var TOKEN = /([\p{L}\p{N}_.'-]+)|\S/gu;
function cursor(text, offset = 0) {
	if (text.length > LONGEST) fault(`The text is too long (${text.length} characters).`, 0);
	const tokens = [];
	TOKEN.lastIndex = 0;
	for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) {
		const [token, letters] = match;
		tokens.push({
			text: token.toLowerCase(),
			at: offset + match.index,
			isWord: letters !== void 0
		});
	}
	let next = 0;
	const at = () => next < tokens.length ? tokens[next].at : offset + text.length;
	const found = () => next < tokens.length ? `"${tokens[next].text}"` : "the end";
	function word(what, expected = []) {
		const token = next < tokens.length ? tokens[next] : null;
		if (!token?.isWord) fault(`Expected ${what}, found ${found()}.`, at(), expected);
		next++;
		return token;
	}
	function mark(wanted) {
		if (next >= tokens.length || tokens[next].text !== wanted) return false;
		next++;
		return true;
	}
	return {
		at,
		done: () => next >= tokens.length,
		mark,
		word,
		number(what) {
			const start = at();
			const { text: digits } = word(what, ["a number"]);
			if (!/^-?\d{1,6}$/.test(digits)) fault(`Expected ${what}, found "${digits}".`, start, ["a number"]);
			return Number(digits);
		},
		need(wanted) {
			if (!mark(wanted)) fault(`Expected "${wanted}", found ${found()}.`, at(), [wanted]);
		},
		end() {
			if (next < tokens.length) fault(`Expected nothing more, found ${found()}.`, at(), ["the end"]);
		},
		peek: () => next < tokens.length ? tokens[next].text : null
	};
}
// packages/engine/src/notation/names.ts
var known = /* @__PURE__ */ new WeakMap();
function namesOf(rules) {
	let names = known.get(rules);
	if (!names) {
		names = spell(rules);
		known.set(rules, names);
	}
	return names;
}
function spell(rules) {
	const industries = /* @__PURE__ */ new Map();
	rules.industries.forEach(({ id, name }, industry) => industries.set(id, industry).set(kebab(name), industry));
	const slots = /* @__PURE__ */ new Map();
	for (const { id, name, slots: own } of rules.locations) own.forEach((slot, index) => {
		slots.set(`${id}:${index + 1}`, slot).set(`${kebab(name)}:${index + 1}`, slot);
		if (own.length === 1) slots.set(id, slot).set(kebab(name), slot);
	});
	const lines = /* @__PURE__ */ new Map();
	rules.lines.forEach(({ id, ends }, line) => {
		lines.set(id, line);
		for (const one of ends) for (const other of ends) if (one !== other) lines.set(`${rules.locations[one].id}-${rules.locations[other].id}`, line);
	});
	const cards = /* @__PURE__ */ new Map();
	rules.cards.forEach(({ id }, card) => {
		cards.set(id, card);
		const names = id.split("-or-").map((part) => rules.industries.find((row) => row.id === part)?.name);
		if (names.every((name) => name !== void 0)) cards.set(names.map(kebab).join("-or-"), card);
	});
	const merchants = /* @__PURE__ */ new Map();
	rules.merchantSpaces.forEach(({ id, location }, merchant) => {
		merchants.set(id, merchant);
		if (rules.merchantSpaces.filter((other) => other.location === location).length === 1) merchants.set(rules.locations[location].id, merchant);
	});
	return {
		industries,
		slots,
		lines,
		cards,
		merchants,
		buyers: new Map([...rules.buyers.map(({ id }, buyer) => [id, buyer]), ...merchants]),
		kinds: new Map(rules.kinds.map(({ id }, kind) => [id, kind])),
		merchantTiles: new Map(rules.merchantTiles.map(({ id }, tile) => [id, tile]))
	};
}
var kebab = (name) => name.toLowerCase().replaceAll(" ", "-");
var LETTERS = "ABCD";
var seatName = (seat) => LETTERS[seat];
/** The seat of a letter, or -1. */
var seatNamed = (letter, seats) => letter.length === 1 ? LETTERS.slice(0, seats).indexOf(letter.toUpperCase()) : -1;
var lettersOf = (seats) => Array.from({ length: seats }, (_, seat) => seatName(seat));
var cardName = (rules, card) => card === -1 ? "?" : rules.cards[card].id;
function sourceName(rules, source) {
	if (source === -1) return "market";
	return isBarrel(source) ? rules.merchantSpaces[merchantOfBarrel(source)].id : rules.slots[source].id;
}
function sourceNamed(names, text, at) {
	if (text === "market") return -1;
	const slot = names.slots.get(text);
	if (slot !== void 0) return slot;
	const merchant = names.merchants.get(text);
	if (merchant !== void 0) return barrelBeside(merchant);
	return fault(`"${text}" is no slot, merchant or market.`, at, [...nearest(text, [
		...names.slots.keys(),
		...names.merchants.keys(),
		"market"
	])]);
}
function lookUp(what, spellings, text, at) {
	const found = spellings.get(text);
	if (found !== void 0) return found;
	const likely = nearest(text, [...spellings.keys()]);
	return fault(`"${text}" is no ${what}. Perhaps ${likely.join(" or ")}?`, at, likely);
}
var SUGGESTIONS = 3;
/** The known words most like a misspelt one. */
function nearest(text, words) {
	return words.map((word) => ({
		word,
		distance: editDistance(text.slice(0, 60), word)
	})).sort((a, b) => a.distance - b.distance).slice(0, SUGGESTIONS).map(({ word }) => word);
}
function editDistance(a, b) {
	let row = Array.from({ length: b.length + 1 }, (_, i) => i);
	for (let i = 1; i <= a.length; i++) {
		const next = [i];
		for (let j = 1; j <= b.length; j++) next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
		row = next;
	}
	return row[b.length];
}
// packages/engine/src/notation/move.ts
function formatMove(rules, move) {
	const plus = move.card === null && laterSteps(rules).includes(move.type) ? "+" : "";
	const card = move.card === null ? "" : ` / ${cardName(rules, move.card)}`;
	switch (move.type) {
		case "build": {
			const sources = from(rules, "coal", move.coal) + from(rules, "iron", move.iron);
			return `${plus}build ${rules.industries[move.industry].id}@${rules.slots[move.slot].id}${sources}${card}`;
		}
		case "network": {
			const sources = from(rules, "coal", move.coal) + from(rules, "beer", move.beer);
			return `${plus}network ${rules.lines[move.line].id}${sources}${card}`;
		}
		case "develop": return `${plus}develop ${rules.industries[move.industry].id}${from(rules, "iron", move.iron)}${card}`;
		case "sell": {
			const buyer = move.buyer === void 0 ? "" : ` > ${rules.buyers[move.buyer].id}`;
			const bonus = bonusText$1(rules, move);
			return `${plus}sell ${tileText$1(rules, move)}${buyer}${from(rules, "beer", move.beer)}${bonus}${card}`;
		}
		case "loan": return `loan ${move.amount}${card}`;
		case "scout": return `scout ${move.extra.map((extra) => cardName(rules, extra)).join(" ")}${card}`;
		case "anywhere": return `anywhere ${cardName(rules, move.extra)}${card}`;
		case "pass": return `pass${card}`;
		case "end": return "end";
		case "shortfall": return `shortfall ${tileText$1(rules, move)}`;
	}
}
/** A bonus declined is said, where it may be declined. */
function bonusText$1(rules, { beer, bonus }) {
	if (bonus === void 0) return "";
	if (bonus !== null) return ` bonus:${rules.industries[bonus].id}`;
	return mayDecline(rules, beer) ? " bonus:none" : "";
}
/** Does one of these barrels bring a bonus that may be declined? */
var mayDecline = ({ edition, merchantSpaces }, beer) => edition.developBonusOptional && beer.some((source) => isBarrel(source) && merchantSpaces[merchantOfBarrel(source)].bonus.gives === "develop");
/** `cotton@derby:1`, or the slot alone where the industry was not said. */
function tileText$1(rules, { industry, slot }) {
	return industry === void 0 ? rules.slots[slot].id : `${rules.industries[industry].id}@${rules.slots[slot].id}`;
}
function from(rules, goods, sources) {
	return sources.length === 0 ? "" : ` ${goods}<${sources.map((source) => sourceName(rules, source)).join(",")}`;
}
/** Reads one move as it is said. See `readMove` for what it means in a position. */
function parseMove(rules, text) {
	return reading(() => readMoveText(rules, text));
}
/** Reads a move written in full, as `formatMove` writes it and records keep it. */
function parseWholeMove(rules, text) {
	return reading(() => {
		const said = readMoveText(rules, text);
		return isWhole(said) ? said : fault("Expected a move in full, with the tile, who buys it and any bonus.", text.length);
	});
}
/** What may follow a first step: more of the same, or the build that two cards were paid for. */
var laterSteps = ({ edition }) => [
	...edition.actions.includes("anywhere") ? ["build"] : [],
	"network",
	"develop",
	"sell"
];
function readMoveText(rules, text) {
	const words = cursor(text);
	const plus = words.mark("+");
	const verbAt = words.at();
	const known = plus ? laterSteps(rules) : [
		...rules.edition.actions,
		"end",
		"shortfall"
	];
	const { text: verb } = words.word("what to do", known);
	if (!known.includes(verb)) fault(plus ? `"${verb}" has no second step.` : `"${verb}" is no move.`, verbAt, known);
	const move = readRest(verb, rules, words);
	if (plus && move.card !== null) fault("A step after \"+\" takes no card.", verbAt - 1);
	words.end();
	return move;
}
function readRest(type, rules, words) {
	const names = namesOf(rules);
	switch (type) {
		case "build": {
			const industry = readIndustry(names, words);
			words.need("@");
			const slot = readSlot(names, words);
			const { coal, iron } = readClauses(names, words, ["coal", "iron"]);
			return {
				type,
				industry,
				slot,
				coal,
				iron,
				card: readCard(names, words)
			};
		}
		case "network": {
			const { text, at } = words.word("a line");
			const line = lookUp("line", names.lines, text, at);
			const { coal, beer } = readClauses(names, words, ["coal", "beer"]);
			return {
				type,
				line,
				coal,
				beer,
				card: readCard(names, words)
			};
		}
		case "develop": {
			const industry = readIndustry(names, words);
			const { iron } = readClauses(names, words, ["iron"]);
			return {
				type,
				industry,
				iron,
				card: readCard(names, words)
			};
		}
		case "sell": return readSale(rules, names, words);
		case "loan":
			words.mark("£");
			return {
				type,
				amount: words.number("an amount"),
				card: readCard(names, words)
			};
		case "scout": {
			const cards = [readCardName(names, words), readCardName(names, words)];
			words.need("/");
			cards.push(readCardName(names, words));
			const [one, two, three] = cards.sort((a, b) => a - b);
			return {
				type,
				extra: [one, two],
				card: three
			};
		}
		case "anywhere": {
			const extra = readCardName(names, words);
			words.need("/");
			const card = readCardName(names, words);
			return extra < card ? {
				type,
				extra,
				card
			} : {
				type,
				extra: card,
				card: extra
			};
		}
		case "pass": return {
			type,
			card: readCard(names, words)
		};
		case "end": return {
			type,
			card: null
		};
		case "shortfall": return {
			type,
			...readTile$1(names, words),
			card: null
		};
	}
}
/** The industry before the slot may be said or not: `cotton@derby:1`, `derby:1`. */
function readTile$1(names, words) {
	const at = words.at();
	const place = readPlace$1(words, "a slot");
	if (!words.mark("@")) return {
		industry: void 0,
		slot: lookUp("slot", names.slots, place, at)
	};
	return {
		industry: lookUp("industry", names.industries, place, at),
		slot: readSlot(names, words)
	};
}
function readSale(rules, names, words) {
	const tile = readTile$1(names, words);
	let buyer;
	if (words.mark(">")) {
		const at = words.at();
		buyer = lookUp("buyer", names.buyers, readPlace$1(words, "a buyer"), at);
	}
	const { beer } = readClauses(names, words, ["beer"]);
	let bonus = mayDecline(rules, beer) ? void 0 : null;
	if (words.peek() === "bonus") {
		words.word("bonus");
		words.need(":");
		const { text, at } = words.word("an industry");
		bonus = text === "none" ? null : lookUp("industry", names.industries, text, at);
	}
	return {
		type: "sell",
		...tile,
		buyer,
		beer,
		bonus,
		card: readCard(names, words)
	};
}
function readIndustry(names, words) {
	const { text, at } = words.word("an industry");
	return lookUp("industry", names.industries, text, at);
}
function readSlot(names, words) {
	const at = words.at();
	return lookUp("slot", names.slots, readPlace$1(words, "a slot"), at);
}
/** `dudley:1`, or `dudley` alone. */
function readPlace$1(words, what) {
	const { text } = words.word(what);
	return words.mark(":") ? `${text}:${words.number("a slot number")}` : text;
}
/** `coal<dudley:1,market iron<market`, in any order; sources sorted, as one handful has one spelling. */
function readClauses(names, words, allowed) {
	const clauses = {
		coal: [],
		iron: [],
		beer: []
	};
	for (;;) {
		const goods = allowed.find((word) => word === words.peek());
		if (!goods) break;
		const at = words.at();
		words.word("goods");
		words.need("<");
		if (clauses[goods].length > 0) fault(`${goods} is said twice.`, at);
		do {
			const sourceAt = words.at();
			clauses[goods].push(sourceNamed(names, readPlace$1(words, "a source"), sourceAt));
		} while (words.mark(","));
		clauses[goods].sort(bySource);
	}
	return clauses;
}
function readCard(names, words) {
	return words.mark("/") ? readCardName(names, words) : null;
}
function readCardName(names, words) {
	const { text, at } = words.word("a card");
	return lookUp("card", names.cards, text, at);
}
// packages/engine/src/said.ts
/** What a text means in this position. */
function readMove(state, text) {
	const parsed = parseMove(rulesOf(state), text);
	return parsed.error ? parsed : {
		value: meantMove(state, parsed.value),
		error: null
	};
}
function meantMove(state, said) {
	const implied = impliedMove(state, said);
	const broken = brokenBySaid(state, implied);
	if (broken === null) return {
		move: implied,
		broken
	};
	const fitting = legalMoves(state).filter((move) => fits(said, move));
	return fitting.length === 1 ? {
		move: fitting[0],
		broken: null
	} : {
		move: implied,
		broken
	};
}
/** The first rule in the way: one that is broken whatever the missing words are, or else the one that asks for them. */
function brokenBySaid(state, said) {
	if (isWhole(said)) return brokenRule(state, said);
	const broken = brokenRule(state, withStandIns(rulesOf(state), said));
	if (said.type === "sell" && said.buyer === void 0 && (broken === null || ABOUT_BUYERS.has(broken))) return hasBuyers(state, said) ? "sell.which-buyer" : "sell.no-buyer";
	return broken ?? "bonus.must-choose";
}
/**
* Whatever stands in for the missing words, rules that come before them answer alike. No industry is unknown but where no
* tile is, and that comes first; rules about one buyer are put aside above; a bonus comes last, and may be declined.
*/
function withStandIns({ industries, buyers }, said) {
	const industry = said.industry ?? firstOf(industries);
	if (said.type === "shortfall") return {
		...said,
		industry
	};
	return {
		...said,
		industry,
		buyer: said.buyer ?? firstOf(buyers),
		bonus: said.bonus ?? null
	};
}
/** Broken by one buyer, and perhaps not by another. */
var ABOUT_BUYERS = /* @__PURE__ */ new Set([
	"sell.buyer-blank",
	"sell.buyer-goods",
	"sell.no-port",
	"sell.port-flipped",
	"sell.market-closed",
	"sell.market-not-connected",
	"sell.buyer-not-connected"
]);
function hasBuyers(state, { slot }) {
	const at = situation(state);
	return (at.rules.edition.selling === "cotton" ? cottonBuyers(at, slot) : buyersOf(at, slot)).length > 0;
}
/** Whatever was not said and is no choice. */
function impliedMove(state, said) {
	if (said.type !== "sell" && said.type !== "shortfall") return said;
	const tile = state.slots[said.slot];
	if (tile === null) return said;
	const industry = said.industry ?? rulesOf(state).kinds[tile.kind].industry;
	return said.type === "shortfall" ? {
		...said,
		industry
	} : impliedSale(state, {
		...said,
		industry
	});
}
/**
* The buyer is the one whose barrel is used; without its barrel one merchant is like another, and the first that buys
* the tile stands for all. A bonus is implied where there is nothing to choose.
*/
function impliedSale(state, said) {
	if (rulesOf(state).edition.selling === "cotton") return said;
	const at = situation(state);
	const barrel = said.beer.find(isBarrel);
	if (barrel === void 0) {
		const buyers = buyersOf(at, said.slot);
		return said.buyer === void 0 || buyers.includes(merchantBuying(said.buyer)) ? {
			...said,
			buyer: buyers.at(0)
		} : said;
	}
	const buyer = said.buyer === void 0 ? merchantOfBarrel(barrel) : merchantBuying(said.buyer);
	const choices = bonusChoices(at, buyer);
	const isSaid = said.bonus !== null && said.bonus !== void 0;
	return {
		...said,
		buyer,
		bonus: isSaid || choices.length > 1 ? said.bonus : choices[0]
	};
}
/** Does a legal move agree with everything that was said? */
function fits(said, move) {
	if (said.type !== move.type || said.card !== move.card) return false;
	return Object.entries(said).every(([key, value]) => {
		if (value === void 0 || value === null || Array.isArray(value) && value.length === 0) return true;
		return JSON.stringify(value) === JSON.stringify(move[key]);
	});
}
// packages/engine/src/explain/facts.ts
function factsOf(at, asked, rule) {
	const names = refusalTable[rule].facts;
	return Object.fromEntries(names.map((name) => [name, gather[name](at, asked, rule)]));
}
var gather = {
	seat: ({ seat }) => seat,
	owner: (at, asked) => asked.type === "network" ? at.state.links[asked.line] : tileOn(at, asked).owner,
	action: (_, { type }) => type,
	open: ({ state }) => state.pending?.type,
	era: ({ state }) => state.era,
	card: (_, { card }) => card,
	industry: industryOf,
	level: (at, asked, rule) => nextTile(at, industryOf(at, asked, rule))?.level ?? 0,
	slot: (_, asked) => said(asked, "slot"),
	town: ({ rules }, asked) => rules.slots[said(asked, "slot")].location,
	line: (_, asked) => said(asked, "line"),
	where: (_, asked) => asked.type === "network" ? { line: asked.line } : { slot: said(asked, "slot") },
	tile: (at, asked) => tileOn(at, asked).kind,
	tiles: ownTilesBeside,
	free: (at, asked, rule) => freeSingles(at, industryOf(at, asked, rule), said(asked, "slot")),
	asked: askedInVain,
	closest: (at, asked, rule) => supplyFor(at, asked, goodsOf(rule)).ranks[0] ?? [],
	need: (at, asked, rule) => needOf(at, asked, goodsOf(rule)),
	named: (_, asked, rule) => sourcesIn(asked, goodsOf(rule)).length,
	reach: (at, asked, rule) => inReach(at.state, supplyFor(at, asked, goodsOf(rule))),
	ways: waysFor,
	goods: (at, asked, rule) => at.rules.industries[industryOf(at, asked, rule)].makes,
	onTiles: (at, asked, rule) => cubesOn(at, gather.goods(at, asked, rule) === "coal" ? at.mines : at.works),
	inMarket: (at, asked, rule) => at.state[gather.goods(at, asked, rule)],
	buyer: (_, asked) => said(asked, "buyer"),
	buyers: (at, asked) => cottonBuyers(at, said(asked, "slot")),
	bonuses: (at, asked) => bonusChoices(at, merchantBuying(said(asked, "buyer"))).filter((choice) => choice !== null),
	money: ({ player }) => player.money,
	owed: ({ state }) => state.pending?.type === "shortfall" ? state.pending.owed : 0,
	price: priceOf,
	missing: (at, asked) => priceOf(at, asked) - at.player.money,
	amount: (_, asked) => said(asked, "amount"),
	offered: ({ rules }) => rules.edition.loans.map(({ amount }) => amount),
	incomeLevel: ({ rules, player }) => incomeLevel(rules, player.incomeSpace),
	levels: ({ rules }, asked) => rules.edition.loans.find(({ amount }) => amount === said(asked, "amount"))?.levels ?? 0,
	lowest: () => -10,
	rounds: ({ era }) => era.roundsWithoutLoans,
	left: ({ state }) => state.actionsLeft,
	cards: ({ player }) => player.hand.length,
	hasPieces: ({ hasPieces }) => hasPieces
};
/** What the move says: no rule tells of a thing that the moves which break it do not name. */
function said(asked, field) {
	const value = asked[field];
	if (value === void 0) throw new Error(`${asked.type} says nothing of ${field}.`);
	return value;
}
/** Of the tile that is built, developed or sold; or of the one that a merchant's bonus should remove. */
function industryOf(_, asked, rule) {
	return said(asked, asked.type === "sell" && (rule === "develop.mat-empty" || rule === "develop.lightbulb") ? "bonus" : "industry");
}
var tileOn = ({ state }, asked) => state.slots[said(asked, "slot")];
function ownTilesBeside({ rules, state, seat }, asked) {
	const { location } = rules.slots[said(asked, "slot")];
	return rules.locations[location].slots.flatMap((slot) => {
		const tile = state.slots[slot];
		return tile?.owner === seat ? [{
			kind: tile.kind,
			slot
		}] : [];
	});
}
/** Rules about goods are named after them: `coal.count`. */
var goodsOf = (rule) => rule.slice(0, rule.indexOf("."));
var sourcesIn = (asked, goods) => goods in asked ? said(asked, goods) : [];
/** The first source that is out of reach, or that holds less than was asked of it. */
function askedInVain(at, asked, rule) {
	const goods = goodsOf(rule);
	const sources = sourcesIn(asked, goods);
	const reachable = supplyFor(at, asked, goods).ranks.flat();
	const tooOften = (source) => sources.filter((other) => other === source).length > (at.state.slots[source]?.cubes ?? 0);
	return sources.find((source) => source !== -1 && (!reachable.includes(source) || tooOften(source)));
}
function waysFor(at, asked, rule) {
	const goods = goodsOf(rule);
	const need = needOf(at, asked, goods);
	return need === 0 ? [] : waysToTake(at.state, supplyFor(at, asked, goods), need);
}
function needOf(at, asked, goods) {
	switch (asked.type) {
		case "build": return goods === "beer" ? 0 : nextTile(at, asked.industry)?.[goods] ?? 0;
		case "network": return goods === "iron" ? 0 : linkPrice(at)?.[goods] ?? 0;
		case "develop": return at.rules.edition.develop.ironPerTile;
		case "sell": return at.rules.kinds[tileOn(at, asked).kind].beer;
		default: return 0;
	}
}
function supplyFor(at, asked, goods) {
	if (goods === "iron") return ironSupply(at);
	return goods === "coal" ? coalSupply(at, placesOf(at, asked)) : beerSupply(at, placesOf(at, asked));
}
var placesOf = ({ rules }, asked) => asked.type === "network" ? rules.lines[asked.line].touches : setOf(rules.slots[said(asked, "slot")].location);
function priceOf(at, asked) {
	if (asked.type === "develop") return goodsPrice(at, "iron", asked.iron);
	if (asked.type === "network") return (linkPrice(at)?.money ?? 0) + goodsPrice(at, "coal", asked.coal);
	const kind = asked.type === "build" ? nextTile(at, asked.industry) : null;
	return asked.type === "build" && kind ? buildPrice(at, kind, asked) : 0;
}
var cubesOn = ({ state }, slots) => slots.reduce((cubes, slot) => cubes + (state.slots[slot]?.cubes ?? 0), 0);
// packages/engine/src/scoring.ts
/** Icons of every flipped tile of anyone at a location, and those printed there (B-SCORE-01). */
function linkIcons(state, location) {
	const rules = rulesOf(state);
	const { icons, slots } = rules.locations[location];
	let sum = icons;
	for (const slot of slots) {
		const tile = state.slots[slot];
		if (tile?.flipped) sum += rules.kinds[tile.kind].icons;
	}
	return sum;
}
/** Victory points of a link on this line if the era ended now. */
function linkValue(state, line) {
	let vp = 0;
	for (const end of rulesOf(state).lines[line].ends) vp += linkIcons(state, end);
	return vp;
}
/** Links first, removed as they are scored; then flipped tiles (B-SCORE-01, 02). */
function scoreEra(state, tell) {
	const rules = rulesOf(state);
	for (let line = firstOf(state.links); line < state.links.length; line++) {
		const seat = state.links[line];
		if (seat === null) continue;
		const vp = linkValue(state, line);
		state.players[seat].vp += vp;
		state.links[line] = null;
		tell?.({
			type: "score-link",
			seat,
			line,
			vp,
			icons: rules.lines[line].ends.map((location) => ({
				location,
				icons: linkIcons(state, location)
			}))
		});
	}
	for (let slot = firstOf(state.slots); slot < state.slots.length; slot++) {
		const tile = state.slots[slot];
		if (!tile?.flipped) continue;
		const { vp } = rules.kinds[tile.kind];
		state.players[tile.owner].vp += vp;
		tell?.({
			type: "score-tile",
			seat: tile.owner,
			slot,
			kind: tile.kind,
			vp
		});
	}
}
/** Money, income and the better tiles, in this order, never below 0 (B-INTRO-01, 02). */
function scoreEnd(state, tell) {
	const rules = rulesOf(state);
	const row = rules.edition.finalScoring;
	if (row === null) return;
	for (let seat = 0; seat < state.players.length; seat++) {
		const player = state.players[seat];
		const add = (reason, points) => {
			const vp = Math.max(points, -player.vp);
			player.vp += vp;
			tell?.({
				type: "score-final",
				seat,
				reason,
				vp
			});
		};
		const forMoney = Math.floor(Math.max(0, player.money) / row.moneyPerVp);
		add("money", Math.min(forMoney, row.moneyVpAtMost ?? forMoney));
		if (row.incomeLevel) add("income", incomeLevel(rules, player.incomeSpace));
		if (row.tilesAgainFromLevel !== null) add("tiles", tilesAgain(state, seat, row.tilesAgainFromLevel));
	}
}
function tilesAgain(state, seat, fromLevel) {
	const { kinds } = rulesOf(state);
	let vp = 0;
	for (const tile of state.slots) if (tile?.flipped && tile.owner === seat && kinds[tile.kind].level >= fromLevel) vp += kinds[tile.kind].vp;
	return vp;
}
/** Seats from first to last; those still equal after every tie-break share a place (B-WIN-01 to 03). */
function ranking(state) {
	const rules = rulesOf(state);
	const seats = state.players.map((_, seat) => seat).sort((a, b) => compare(rules, state, a, b));
	const places = [];
	for (const seat of seats) {
		const place = places.at(-1);
		if (place && compare(rules, state, place[0], seat) === 0) place.push(seat);
		else places.push([seat]);
	}
	return places;
}
/** B-WIN-02, 03, C-WIN-01. After the last round the order is that of the round that would follow. */
function compare(rules, state, a, b) {
	const [one, other] = [state.players[a], state.players[b]];
	return other.vp - one.vp || tieIncome(rules, other.incomeSpace) - tieIncome(rules, one.incomeSpace) || other.money - one.money || (rules.edition.lastTieBreak === "turnOrder" ? state.turnOrder.indexOf(a) - state.turnOrder.indexOf(b) : 0);
}
var tieIncome = (rules, space) => rules.edition.tieBreak === "level" ? incomeLevel(rules, space) : space;
/** By what two seats are told apart in the ranking; null if they share a place. */
function decidedBy(state, a, b) {
	const rules = rulesOf(state);
	const [one, other] = [state.players[a], state.players[b]];
	if (one.vp !== other.vp) return "vp";
	if (tieIncome(rules, one.incomeSpace) !== tieIncome(rules, other.incomeSpace)) return "income";
	if (one.money !== other.money) return "money";
	return compare(rules, state, a, b) === 0 ? null : "turnOrder";
}
// packages/engine/src/turn.ts
/** An action is over: take the next one, or end the turn. */
function endAction(state, tell) {
	state.actionsLeft--;
	if (!isTurnDone(state)) return;
	const seat = state.turnOrder[state.turn];
	if (rulesOf(state).edition.refill === "turn") refillHand(state, seat, tell);
	nextTurn(state, tell);
}
/** Nothing can be done any more in this turn. */
var isTurnDone = ({ actionsLeft, pending, players, turnOrder, turn }) => pending === null && (actionsLeft === 0 || players[turnOrder[turn]].hand.length === 0);
function nextTurn(state, tell) {
	state.turn++;
	if (state.turn < state.turnOrder.length) startTurn(state, tell);
	else endRound(state, tell);
}
/** Whoever holds no card cannot act; only positions made by hand come to that before an era ends. */
function startTurn(state, tell) {
	const seat = state.turnOrder[state.turn];
	if (state.players[seat].hand.length === 0) {
		nextTurn(state, tell);
		return;
	}
	const { first, later } = rulesOf(state).edition.actionsPerTurn;
	state.actionsLeft = state.round === 1 && state.era === rulesOf(state).edition.eras[0].id ? first : later;
	tell?.({
		type: "turn",
		seat
	});
}
function endRound(state, tell) {
	const { edition } = rulesOf(state);
	setTurnOrder(state, tell);
	state.turn = 0;
	state.actionsLeft = 0;
	if (edition.refill === "round") for (const seat of state.turnOrder) refillHand(state, seat, tell);
	if (edition.income === "endOfRound" && takesIncome(state)) takeIncome(state, 0, tell);
	else nextRound(state, tell);
}
/** Not after the last round of the game (B-INC-02). */
function takesIncome(state) {
	return !isLastEra(state) || !cardsAreOut(state) || rulesOf(state).edition.incomeAfterLastRound;
}
/** Serves everyone after the first `done` of the order, and goes on unless somebody has to choose. */
function takeIncome(state, done, tell) {
	if (!collectIncome(state, done, tell)) return;
	if (rulesOf(state).edition.income === "endOfRound") nextRound(state, tell);
	else startTurn(state, tell);
}
/** Goes on where a shortfall interrupted the income. */
function afterShortfall(state, seat, tell) {
	takeIncome(state, state.turnOrder.indexOf(seat) + 1, tell);
}
function nextRound(state, tell) {
	if (cardsAreOut(state)) endEra(state, tell);
	else startRound(state, state.round + 1, tell);
}
function startRound(state, round, tell) {
	state.round = round;
	tell?.({
		type: "round",
		era: state.era,
		round
	});
	if (rulesOf(state).edition.income === "startOfRound") takeIncome(state, 0, tell);
	else startTurn(state, tell);
}
/** Least spent first; equal spenders keep their order (B-ORDER-01 to 04). */
var orderBySpent = ({ players, turnOrder }) => turnOrder.toSorted((a, b) => players[a].spent - players[b].spent);
function setTurnOrder(state, tell) {
	const spent = state.players.map((player) => player.spent);
	state.turnOrder = orderBySpent(state);
	for (const player of state.players) player.spent = 0;
	tell?.({
		type: "turn-order",
		order: [...state.turnOrder],
		spent
	});
}
/** An era ends when deck and hands are empty (B-ROUND-01). */
var cardsAreOut = (state) => state.deck.length === 0 && state.players.every(({ hand }) => hand.length === 0);
/** No era follows this one. */
var isLastEra = (state) => rulesOf(state).edition.eras.at(-1)?.id === state.era;
function endEra(state, tell) {
	scoreEra(state, tell);
	if (isLastEra(state)) {
		scoreEnd(state, tell);
		state.over = true;
		tell?.({
			type: "over",
			ranking: ranking(state)
		});
		return;
	}
	clearLowTiles(state, tell);
	returnBarrels(state, tell);
	shuffleAllCards(state, tell);
	startEra(state, tell);
}
/** When the canal era ends (B-END-01). */
var leavesWithEra = ({ level }) => level <= 1;
/** They leave with anything on them; nothing flips (B-END-01). */
function clearLowTiles(state, tell) {
	const { kinds } = rulesOf(state);
	state.slots.forEach((tile, slot) => {
		if (tile === null || !leavesWithEra(kinds[tile.kind])) return;
		state.slots[slot] = null;
		tell?.({
			type: "tile-removed",
			slot,
			kind: tile.kind,
			owner: tile.owner
		});
	});
}
/** B-END-03. */
function returnBarrels(state, tell) {
	const { merchantTiles } = rulesOf(state);
	state.merchants.forEach((merchant, id) => {
		if (!merchant || merchant.barrel || merchantTiles[merchant.tile].buys === 0) return;
		state.merchants[id] = {
			tile: merchant.tile,
			barrel: true
		};
		tell?.({
			type: "barrel-returned",
			merchant: id
		});
	});
}
/**
* Every discard, those face down included, becomes the new deck (B-END-04); the distant market opens again (L-END-01).
* In a view the order is unknown.
*/
function shuffleAllCards(state, tell) {
	const cards = [...state.faceDown, ...state.players.flatMap(({ discard }) => discard)];
	for (const player of state.players) player.discard = [];
	state.faceDown = [];
	if (state.rng === null) {
		state.deck = cards.map(() => -1);
		if (state.distantMarket) {
			const { tiles, used } = state.distantMarket;
			state.distantMarket = {
				space: 0,
				tiles: [...tiles, ...used].map(() => -1),
				used: []
			};
		}
	} else {
		const dice = rolling(state.rng);
		cards.sort((a, b) => a - b);
		shuffle(cards, dice);
		state.deck = cards;
		state.distantMarket = openMarket(rulesOf(state), dice);
		state.rng = dice.rest();
	}
	tell?.({
		type: "shuffle",
		cards: cards.length
	});
}
/** B-END-04, 05: new hands, link tiles back; everything else carries over. */
function startEra(state, tell) {
	const { edition, seats } = rulesOf(state);
	const era = edition.eras[edition.eras.findIndex(({ id }) => id === state.era) + 1];
	state.era = era.id;
	tell?.({
		type: "era",
		era: state.era
	});
	for (const player of state.players) player.linksLeft = edition.start.links;
	for (const seat of state.turnOrder) {
		const cards = drawCards(state.deck, edition.start.hand);
		state.players[seat].hand = cards;
		tell?.({
			type: "draw",
			seat,
			cards
		});
	}
	state.faceDown = drawCards(state.deck, era.setAside[seats]);
	startRound(state, 1, tell);
}
// packages/engine/src/play.ts
/** The position after a move, or the rule it breaks. The given state stays as it is. */
function play(state, move, tell) {
	const broken = brokenRule(state, move);
	if (broken !== null) return {
		state: null,
		broken
	};
	const next = cloneState(state);
	makeMove(next, move, tell);
	return {
		state: next,
		broken: null
	};
}
/** Makes a move known to be legal, in place. */
function makeMove(state, move, tell) {
	const seat = seatToMove(state);
	takeStep(state, move, tell);
	if (state.pending !== null) return;
	if (move.type === "shortfall") afterShortfall(state, seat, tell);
	else endAction(state, tell);
}
/** What a move does by itself, before anything follows from it. */
function takeStep(state, move, tell) {
	const isLast = isLastStep(state, move);
	applyMove(state, move, tell);
	if (move.type !== "shortfall" && state.pending !== null && (isLast || !canGoOn(state))) state.pending = null;
}
/** Leaves open whether the action may go on. */
function applyMove(state, move, tell) {
	if (move.card !== null) payCard(state, seatToMove(state), move.card, tell);
	actionOf(rulesOf(state), move.type).apply(state, move, tell);
}
/** Can nothing follow this step in its action, whatever it leads to? */
function isLastStep(state, { type }) {
	const most = actionOf(rulesOf(state), type).stepsAtMost?.(state) ?? 1;
	return stepsTaken(state) + 1 >= most;
}
/** An action with nothing left to add is over without being asked. */
function canGoOn(state) {
	if (state.pending === null) return false;
	const at = situation(state);
	const moves = [];
	actionOf(at.rules, state.pending.type).list(at, moves);
	return moves.length > 0;
}
// packages/engine/src/questions/preview.ts
/** Of a legal move; null if its outcome lies face down. */
function preview(state, move) {
	if (turnsUpATile(state, move)) return null;
	const after = cloneState(state);
	const events = [];
	takeStep(after, move, (event) => events.push(event));
	if (after.pending === null && move.type !== "shortfall") after.actionsLeft--;
	return {
		state: after,
		events
	};
}
/** The distant market decides by a tile that nobody has seen (L-SELL-03). */
function turnsUpATile(state, move) {
	const { buyers, edition } = rulesOf(state);
	return move.type === "sell" && edition.distantMarket !== null && buyers[move.buyer].slot === null;
}
// packages/engine/src/explain/remedy.ts
/** The legal move of the same kind that differs in the fewest choices, if it keeps what the move is about. */
function moveInstead(state, asked) {
	let best = null;
	let fewest = Number.POSITIVE_INFINITY;
	for (const move of legalMoves(state)) {
		if (move.type !== asked.type) continue;
		const changes = changesBetween(asked, move);
		if (changes < fewest) {
			best = move;
			fewest = changes;
		}
	}
	return fewest <= MOST_CHANGES ? best : null;
}
/** What a move is about weighs more than how it is paid. */
var WEIGHTS = {
	industry: 8,
	line: 8,
	slot: 3,
	amount: 1
};
var MOST_CHANGES = 6;
/** What was not said is one more thing that the move decides. */
function changesBetween(asked, move) {
	let changes = 0;
	for (const [key, value] of Object.entries(move)) if (JSON.stringify(value) !== JSON.stringify(asked[key])) changes += WEIGHTS[key] ?? 1;
	return changes;
}
/** A legal first action of the same turn that leaves the card in hand and makes the move legal. */
function moveBefore(state, asked) {
	if (state.actionsLeft < 2 || state.pending !== null || asked.card === null || !isWhole(asked)) return null;
	const seat = seatToMove(state);
	const tried = /* @__PURE__ */ new Set();
	for (const first of legalMoves(state).toSorted((a, b) => effort(a) - effort(b))) {
		if (!EFFORT.includes(first.type) || turnsUpATile(state, first) || first.card === asked.card) continue;
		const key = deedOf(first);
		if (tried.has(key)) continue;
		if (tried.size === MOST_TRIED) break;
		tried.add(key);
		const next = cloneState(state);
		makeMove(next, first);
		if (next.pending !== null) makeMove(next, {
			type: "end",
			card: null
		});
		if (!next.over && seatToMove(next) === seat && brokenRule(next, asked) === null) return first;
	}
	return null;
}
/** What a move does, however it is paid and supplied: of moves that do the same, one is tried. */
function deedOf(move) {
	const { type, slot, line, industry, amount, buyer } = move;
	return [
		type,
		slot,
		line,
		industry,
		amount,
		buyer
	].join(" ");
}
/** Who asks wants an answer at once, also where a turn can begin in very many ways. */
var MOST_TRIED = 150;
/** Lines that would lift a refusal for want of a connection, if the player laid a link there. */
function linesThatWouldDo(state, asked, rule) {
	if (!LACKS_CONNECTION.has(rule) || state.over) return [];
	const seat = seatToMove(state);
	const at = situation(state);
	return [...at.rules.lines.keys()].filter((line) => {
		if (brokenByLine(at, line) !== null) return false;
		const next = cloneState(state);
		next.links[line] = seat;
		const still = brokenBySaid(next, asked);
		return still === null || !LACKS_CONNECTION.has(still);
	});
}
var LACKS_CONNECTION = /* @__PURE__ */ new Set([
	"build.network",
	"network.apart",
	"coal.not-connected",
	"coal.no-source",
	"coal.market-not-connected",
	"beer.not-connected",
	"sell.no-buyer",
	"sell.buyer-not-connected",
	"sell.market-not-connected"
]);
/** The simplest help first: a loan, a link, a development, then a build. */
var EFFORT = [
	"loan",
	"network",
	"develop",
	"sell",
	"build",
	"scout"
];
var effort = (move) => EFFORT.indexOf(move.type);
// packages/engine/src/explain/explain.ts
/** The reason why what is said may not be done now, or null if it may. */
function explain(state, said) {
	const { move, broken } = isWhole(said) ? {
		move: said,
		broken: brokenRule(state, said)
	} : meantMove(state, said);
	return broken === null ? null : refusalOf(state, {
		move,
		broken
	});
}
/** All there is to say about a move that is known to break a rule. */
function refusalOf(state, { move, broken }) {
	const at = situation(state);
	const facts = factsOf(at, move, broken);
	const { statementPrefix } = at.rules.edition;
	return {
		rule: broken,
		facts,
		statements: refusalTable[broken].statements.filter((id) => id.startsWith(statementPrefix)),
		elements: elementsOf(at, move, facts),
		instead: moveInstead(state, move),
		first: moveBefore(state, move),
		connectedBy: linesThatWouldDo(state, move, broken)
	};
}
/** What the move names with whoever owns it, and what its facts add: the nearer mine, the slot that comes first. */
function elementsOf(at, asked, facts) {
	const { rules, state, seat } = at;
	const sources = [
		...sourcesIn(asked, "coal"),
		...sourcesIn(asked, "iron"),
		...sourcesIn(asked, "beer")
	];
	const { closest = [], free = [] } = facts;
	const slots = "slot" in asked ? [asked.slot] : [];
	const lines = asked.type === "network" ? [asked.line] : [];
	const owners = [...slots.map((slot) => state.slots[slot]?.owner), ...lines.map((line) => state.links[line])];
	const buyers = asked.type === "sell" && asked.buyer !== void 0 ? [asked.buyer] : [];
	return {
		slots: unique([
			...slots,
			...sources.filter(isSlot),
			...closest,
			...free
		]),
		lines,
		locations: slots.map((slot) => rules.slots[slot].location),
		buyers: unique([...buyers, ...sources.filter(isBarrel).map(merchantOfBarrel)]),
		cards: asked.card === null || asked.card === -1 ? [] : [asked.card],
		seats: unique([seat, ...owners.filter((owner) => owner !== void 0 && owner !== null)])
	};
}
var unique = (ids) => [...new Set(ids)];
// packages/engine/src/explain/whyNot.ts
/** Null if some legal move is what was wished for. */
function whyNot(state, wish) {
	if (legalMoves(state).some((move) => fulfils(move, wish))) return null;
	const at = situation(state);
	let nearest = null;
	let furthest = -1;
	for (const move of candidates(at, wish)) {
		const broken = brokenBySaid(state, move);
		const progress = broken === null ? -1 : progressOf(at, move, broken);
		if (progress <= furthest) continue;
		nearest = move;
		furthest = progress;
	}
	const refusal = nearest && explain(state, nearest);
	if (nearest === null || refusal === null) return null;
	const isEverywhere = wish.slot === void 0 && wish.line === void 0 && UNPLACED.has(refusal.rule);
	return {
		move: nearest,
		refusal: ofAnyBuyer(state, wish, nearest, refusal),
		isEverywhere
	};
}
/** The later a move fails, the nearer it came; of those that lack money alone, the one that lacks least. */
function progressOf(at, move, rule) {
	const spared = rule === "money.short" ? 1 / (1 + factsOf(at, move, rule).missing) : 0;
	return PROGRESS.indexOf(rule) + spared;
}
/** The order in which a move meets the rules: its own ones as they stand in the table, then goods, then money. */
var PROGRESS = Object.keys(refusalTable).toSorted((a, b) => stage(a) - stage(b));
function stage(rule) {
	const [kind = ""] = rule.split(".");
	if (kind === "game" || kind === "turn" || kind === "card") return 0;
	if (kind === "money") return 4;
	if (kind === "bonus") return 3;
	return kind === "coal" || kind === "iron" || kind === "beer" ? 2 : 1;
}
/** Met where no place is the right one: another place would be refused like this one. */
var UNPLACED = /* @__PURE__ */ new Set([
	"network.line-taken",
	"network.era",
	"network.apart",
	"sell.no-tile",
	"sell.not-yours",
	"sell.industry",
	"sell.flipped"
]);
/** Where no buyer was named, it is not for one of them that a tile is not sold. */
function ofAnyBuyer(state, wish, move, refusal) {
	if (move.type !== "sell" || wish.buyer !== void 0 || !ABOUT_BUYERS.has(refusal.rule)) return refusal;
	const any = explain(state, {
		...move,
		buyer: void 0
	});
	return any === null ? refusal : {
		...any,
		instead: refusal.instead,
		first: refusal.first
	};
}
var fulfils = (move, wish) => Object.entries(wish).every(([key, value]) => move[key] === value);
/** Moves of the kind wished for, with supplies as far as there are any. */
function* candidates(at, wish) {
	const cards = wish.card === void 0 ? payments(at) : [wish.card];
	for (const effect of effects(at, wish)) for (const card of cards) yield {
		...effect,
		card
	};
}
var payments = ({ payments: cards }) => cards.length > 0 ? cards : [-1];
function* effects(at, wish) {
	const { rules, state, player } = at;
	const { type } = wish;
	switch (type) {
		case "build":
			for (const slot of one(wish.slot, rules.slots)) for (const industry of industriesAt(at, slot, wish)) {
				const kind = nextTile(at, industry);
				yield {
					type,
					industry,
					slot,
					coal: first(coalWays(at, townOf(at, slot), kind?.coal ?? 0)),
					iron: first(ironWays(at, kind?.iron ?? 0))
				};
			}
			return;
		case "network":
			for (const line of one(wish.line, rules.lines)) {
				const { touches } = rules.lines[line];
				const price = linkPrice(at);
				yield {
					type,
					line,
					coal: first(coalWays(at, touches, price?.coal ?? 0)),
					beer: first(beerWays(at, touches, price?.beer ?? 0))
				};
			}
			return;
		case "develop":
			for (const industry of one(wish.industry, rules.industries)) yield {
				type,
				industry,
				iron: first(ironWays(at, rules.edition.develop.ironPerTile))
			};
			return;
		case "sell":
			for (const slot of one(wish.slot, rules.slots)) {
				const tile = state.slots[slot];
				const industry = industryOn(at, slot);
				const beer = tile === null ? [] : first(beerWays(at, townOf(at, slot), beerFor(at, tile)));
				for (const buyer of one(wish.buyer, rules.buyers)) yield {
					type,
					industry,
					slot,
					buyer,
					beer,
					bonus: null
				};
			}
			return;
		case "shortfall":
			for (const slot of one(wish.slot, rules.slots)) yield {
				type,
				industry: wish.industry ?? industryOn(at, slot),
				slot
			};
			return;
		case "loan":
			for (const { amount } of rules.edition.loans) if (amount === (wish.amount ?? amount)) yield {
				type,
				amount
			};
			return;
		case "scout":
			yield {
				type,
				extra: player.hand.slice(0, 2)
			};
			return;
		case "anywhere":
			yield {
				type,
				extra: player.hand[0] ?? -1
			};
			return;
		default: yield { type };
	}
}
/** The one that is wished for, or all that the slot shows. */
var industriesAt = ({ rules }, slot, { industry }) => industry === void 0 ? [...rules.industries.keys()].filter((id) => (rules.slots[slot].industries & 1 << id) !== 0) : [industry];
/** The one that is wished for, or all. */
var one = (wished, table) => wished === void 0 ? table.keys() : [wished];
var industryOn = ({ rules, state }, slot) => {
	const tile = state.slots[slot];
	return tile === null ? void 0 : rules.kinds[tile.kind].industry;
};
var first = (ways) => ways[0] ?? [];
var townOf = ({ rules }, slot) => setOf(rules.slots[slot].location);
var beerFor = ({ rules }, { kind }) => rules.kinds[kind].beer;
// packages/engine/src/view.ts
/** The state as a seat sees it; with no seat, as a spectator does. After the game everything is open. */
function view(state, seat) {
	const seen = cloneState(state);
	if (state.over) return seen;
	const rules = rulesOf(state);
	seen.rng = null;
	seen.deck.fill(-1);
	seen.faceDown.fill(-1);
	if (seen.distantMarket) seen.distantMarket = {
		...seen.distantMarket,
		tiles: seen.distantMarket.tiles.map(() => -1)
	};
	seen.players.forEach((player, other) => {
		if (other !== seat) player.hand = hideCards(rules, player.hand);
	});
	return seen;
}
/** An event as a seat may hear it. */
function viewEvent(rules, event, seat) {
	return event.type === "draw" && event.seat !== seat ? {
		...event,
		cards: hideCards(rules, event.cards)
	} : event;
}
var isOpen = (rules, card) => card !== -1 && rules.cards[card].wild;
var hideCards = (rules, cards) => cards.map((card) => isOpen(rules, card) ? card : -1).sort((a, b) => a - b);
/** A game that fits a view: every card not seen is dealt at random, with the searcher's own dice. */
function determinize(seen, dice) {
	const state = cloneState(seen);
	const piles = [
		state.deck,
		state.faceDown,
		...state.players.map(({ hand }) => hand)
	];
	const unseen = unseenCards$1(rulesOf(seen), seen);
	shuffle(unseen, dice);
	for (const pile of piles) for (let place = 0; place < pile.length; place++) if (pile[place] === -1) pile[place] = unseen.pop();
	for (const { hand } of state.players) hand.sort((a, b) => a - b);
	if (seen.distantMarket?.tiles.includes(-1)) state.distantMarket = {
		...seen.distantMarket,
		tiles: unseenTiles(seen, seen.distantMarket, dice)
	};
	state.rng ??= [
		dice.next(),
		dice.next(),
		dice.next(),
		dice.next()
	];
	return state;
}
/** Hand-made positions may show more copies of a card than there are. */
function unseenCards$1(rules, seen) {
	const unseen = cardsOutOfSight(seen);
	const hidden = pilesOf(seen).filter((card) => card === -1).length;
	for (let spare = 0; unseen.length < hidden; spare++) unseen.push(rules.deck[spare % rules.deck.length]);
	return unseen;
}
/** Cards of the deck that lie nowhere in sight. */
function cardsOutOfSight(seen) {
	const unseen = [...rulesOf(seen).deck];
	for (const card of pilesOf(seen)) {
		const place = unseen.indexOf(card);
		if (place >= 0) unseen.splice(place, 1);
	}
	return unseen;
}
var pilesOf = ({ deck, faceDown, players }) => [
	deck,
	faceDown,
	...players.flatMap(({ hand, discard }) => [hand, discard])
].flat();
function unseenTiles(seen, { tiles, used }, dice) {
	const { edition, seats } = rulesOf(seen);
	const unseen = [...edition.distantMarket?.tiles[seats] ?? []];
	for (const steps of used) if (unseen.includes(steps)) unseen.splice(unseen.indexOf(steps), 1);
	shuffle(unseen, dice);
	return unseen.slice(0, tiles.length);
}
// packages/engine/src/follow.ts
/** Null is a spectator, who draws nothing. */
function toldTo(events, seat) {
	const drew = [];
	const demand = [];
	for (const event of events) {
		if (event.type === "draw" && event.seat === seat) drew.push(...event.cards);
		if (event.type === "demand") demand.push(event.steps);
	}
	return {
		drew,
		demand
	};
}
/** The view after a move. Once the game is over everything is open, and the seed tells the rest. */
function follow(seen, seat, move, told, tell) {
	const next = view(seen, seat);
	const unheard = [...told.drew];
	if (next.distantMarket && told.demand.length > 0) {
		const { tiles } = next.distantMarket;
		const known = told.demand.toReversed();
		next.distantMarket = {
			...next.distantMarket,
			tiles: [...tiles.slice(0, -known.length), ...known]
		};
	}
	makeMove(next, move, (event) => {
		const isOwn = event.type === "draw" && event.seat === seat;
		tell?.(isOwn ? {
			...event,
			cards: unheard.splice(0, event.cards.length)
		} : event);
	});
	if (seat !== null) {
		const { hand } = next.players[seat];
		const seenCards = hand.filter((card) => card !== -1);
		next.players[seat].hand = [...seenCards, ...told.drew].sort((a, b) => a - b);
	}
	return next;
}
// packages/engine/src/hash.ts
/** Equal states have equal hashes, anywhere. */
var stateHash = (state) => sha256(canonicalJson(state));
/** Shown before a game; the seed itself is shown after it. */
var hashOfSeed = (seed) => sha256(seed);
/**
* The seed of a game in which everybody has a share: what was promised by its hash, and then what players said, by seat.
* Whoever chose the first did not know the others, and whoever chose a share did not know the first. Without shares it is that itself.
*/
function seedWithShares(secret, shares) {
	if (shares.every((share) => share === null)) return secret;
	return sha256([secret, ...shares.map((share) => share ?? "-")].join(" ")).slice(0, 32);
}
/** JSON with keys in alphabetical order. */
function canonicalJson(value) {
	if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
	if (typeof value !== "object" || value === null) return JSON.stringify(value);
	return `{${Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1).map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(",")}}`;
}
/** The first 32 bits of the fractional parts of the roots of the first primes (FIPS 180-4). */
var primes = (count) => {
	const found = [];
	for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
	return found;
};
var fraction = (root) => (root - Math.floor(root)) * 2 ** 32 | 0;
var ROUND_WORDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
var START_WORDS = primes(8).map((prime) => fraction(Math.sqrt(prime)));
var turned = (word, bits) => word >>> bits | word << 32 - bits;
function sha256(text) {
	const blocks = paddedWords(text);
	const sums = [...START_WORDS];
	const words = /* @__PURE__ */ new Int32Array(64);
	for (let start = 0; start < blocks.length; start += 16) {
		words.set(blocks.subarray(start, start + 16));
		mixBlock(words, sums);
	}
	return sums.map((sum) => (sum >>> 0).toString(16).padStart(8, "0")).join("");
}
function mixBlock(words, sums) {
	for (let i = 16; i < 64; i++) {
		const [near, far] = [words[i - 2], words[i - 15]];
		const one = turned(far, 7) ^ turned(far, 18) ^ far >>> 3;
		const two = turned(near, 17) ^ turned(near, 19) ^ near >>> 10;
		words[i] = words[i - 16] + one + words[i - 7] + two | 0;
	}
	let [a, b, c, d, e, f, g, h] = sums;
	for (let i = 0; i < 64; i++) {
		const mix = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
		const first = h + mix + (e & f ^ ~e & g) + ROUND_WORDS[i] + words[i] | 0;
		const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + (a & b ^ a & c ^ b & c) | 0;
		[h, g, f, e, d, c, b, a] = [
			g,
			f,
			e,
			d + first | 0,
			c,
			b,
			a,
			first + second | 0
		];
	}
	[
		a,
		b,
		c,
		d,
		e,
		f,
		g,
		h
	].forEach((word, i) => {
		sums[i] = sums[i] + word | 0;
	});
}
/** UTF-8 bytes, a 1 bit, zeros, and the length in bits, as big-endian words. */
function paddedWords(text) {
	const bytes = utf8(text);
	const words = new Int32Array(((bytes.length + 8 >> 6) + 1) * 16);
	bytes.forEach((byte, i) => {
		words[i >> 2] |= byte << 24 - i % 4 * 8;
	});
	words[bytes.length >> 2] |= 128 << 24 - bytes.length % 4 * 8;
	words[words.length - 1] = bytes.length * 8;
	return words;
}
function utf8(text) {
	const bytes = [];
	for (const character of text.toWellFormed()) {
		const code = character.codePointAt(0);
		if (code < 128) bytes.push(code);
		else if (code < 2048) bytes.push(192 | code >> 6, 128 | code & 63);
		else if (code < 65536) bytes.push(224 | code >> 12, 128 | code >> 6 & 63, 128 | code & 63);
		else bytes.push(240 | code >> 18, 128 | code >> 12 & 63, 128 | code >> 6 & 63, 128 | code & 63);
	}
	return bytes;
}
// packages/engine/src/notation/event.ts
function formatEvent(rules, event) {
	const tile = (kind, slot) => `${rules.kinds[kind].id}@${rules.slots[slot].id}`;
	const cards = (ids) => ids.map((id) => cardName(rules, id)).join(", ");
	const who = "seat" in event ? seatName(event.seat) : "owner" in event ? seatName(event.owner) : "";
	switch (event.type) {
		case "discard": return `${who} discards ${cards(event.cards)}`;
		case "build": return `${who} builds ${tile(event.kind, event.slot)} for £${event.cost}${event.cubes ? `, holding ${event.cubes}` : ""}`;
		case "overbuild": return `${who} builds over ${tile(event.kind, event.slot)} of ${seatName(event.owner)}`;
		case "link": return `${who} lays ${rules.lines[event.line].id} for £${event.cost}`;
		case "develop": return `${who} removes ${rules.kinds[event.kind].id} from the mat`;
		case "sell": return `${who} sells ${tile(event.kind, event.slot)} to ${rules.buyers[event.buyer].id}`;
		case "loan": return `${who} takes a loan of £${event.amount}, income falls by ${event.levels}`;
		case "scout": return `${who} takes ${cards(event.cards)}`;
		case "demand": return event.bonus === null ? `Demand falls by ${event.steps}: the distant market closes and the sale fails` : `Demand falls by ${event.steps}, bonus +${event.bonus}`;
		case "anywhere": return `${who} pays two cards to build anywhere`;
		case "pass": return `${who} passes`;
		case "use": return `${who} uses ${event.goods} from ${sourceName(rules, event.from)}${event.cost ? ` for £${event.cost}` : ""}`;
		case "market-sale": return `${who} sells ${event.goods} from ${rules.slots[event.slot].id} to the market for £${event.price}`;
		case "flip": return `${tile(event.kind, event.slot)} of ${who} flips, income +${event.income}`;
		case "bonus": return `${who} takes the bonus of ${rules.merchantSpaces[event.merchant].id}: ${bonusText[event.gives](event.amount)}`;
		case "income-space": return `${who}'s income marker moves from ${event.from} to ${event.to}`;
		case "draw": return `${who} draws ${event.cards.length}: ${cards(event.cards)}`;
		case "turn-order": return `New order: ${event.order.map(seatName).join(" ")} (spent ${event.spent.map((spent, seat) => `${seatName(seat)} £${spent}`).join(", ")})`;
		case "income": return event.amount < 0 ? `${who} owes £${-event.amount}` : `${who} takes £${event.amount}`;
		case "shortfall": return `${who} gives up ${tile(event.kind, event.slot)} for £${event.raised}`;
		case "debt": return `${who} cannot pay £${event.unpaid} and loses ${event.vpLost} VP`;
		case "score-link": return `${who} scores ${event.vp} for ${rules.lines[event.line].id} (${event.icons.map(({ location, icons }) => `${rules.locations[location].id} ${icons}`).join(", ")})`;
		case "score-tile": return `${who} scores ${event.vp} for ${tile(event.kind, event.slot)}`;
		case "score-final": return `${who} scores ${event.vp} for ${event.reason}`;
		case "tile-removed": return `${tile(event.kind, event.slot)} of ${who} leaves the board`;
		case "barrel-returned": return `A barrel is put beside ${rules.merchantSpaces[event.merchant].id}`;
		case "shuffle": return `${event.cards} cards are shuffled`;
		case "era": return `The ${event.era} era begins`;
		case "round": return `Round ${event.round} of the ${event.era} era`;
		case "turn": return `${who} is to act`;
		case "over": return `The game is over: ${event.ranking.map((place) => place.map(seatName).join(" = ")).join(", ")}`;
	}
}
var bonusText = {
	money: (amount) => `£${amount}`,
	vp: (amount) => `${amount} VP`,
	income: (amount) => `income +${amount}`,
	develop: () => "a tile off the mat"
};
// packages/engine/src/notation/game.ts
function formatGame(record) {
	const { setup, names, seed, seedHash, rules, moves, result } = record;
	const headers = [
		["Edition", setup.edition],
		["Players", `${setup.seats}`],
		...names.map((name, seat) => [seatName(seat), name]),
		["Variants", setup.variants.join(" ")],
		["Rules", `${rules}`]
	];
	if (seed !== null) headers.push(["Seed", seed]);
	if (seedHash !== null) headers.push(["SeedHash", seedHash]);
	if (result !== null) headers.push(["Result", result.join(" ")]);
	return `${headers.map(([key, value]) => `[${key} ${JSON.stringify(value)}]`).join("\n")}\n\n${moves.join("\n")}\n`;
}
/** Headers may come in any order; edition and players are required, and a seed or its hash. */
function parseGame(text) {
	return reading(() => {
		const headers = /* @__PURE__ */ new Map();
		const moves = [];
		for (const { line, at } of linesOf$1(text)) {
			if (!line.startsWith("[")) {
				moves.push(line);
				continue;
			}
			if (moves.length > 0) fault("Headers come before the moves.", at);
			const { key, value } = readHeader(line, at);
			if (headers.has(key)) fault(`"${key}" is said twice.`, at);
			headers.set(key, {
				value,
				at
			});
		}
		return recordOf(headers, moves);
	});
}
/** What a file says of its rules, for whoever looks for the engine that can read the rest of it. */
function revisionIn(text) {
	const [, revision] = /^\s*\[Rules\s+"(\d{1,6})"\]/m.exec(text) ?? [];
	return revision === void 0 ? null : Number(revision);
}
var KEYS = [
	"Edition",
	"Players",
	"Variants",
	"Rules",
	"Seed",
	"SeedHash",
	"Result",
	"A",
	"B",
	"C",
	"D"
];
var LONGEST_LINE = 1e3;
/** Lines without blanks and comments. A `#` inside a header belongs to it. */
function linesOf$1(text) {
	const lines = [];
	for (const match of text.matchAll(/[^\r\n]+/g)) {
		const raw = match[0];
		const line = (raw.trimStart().startsWith("[") ? raw : raw.replace(/#.*/, "")).trim();
		if (line === "") continue;
		if (line.length > LONGEST_LINE) fault("This line is too long.", match.index);
		lines.push({
			line,
			at: match.index + raw.indexOf(line)
		});
	}
	return lines;
}
function readHeader(line, at) {
	const match = /^\[(\w+)\s+("(?:[^"\\]|\\.)*")\]\s*(?:#.*)?$/u.exec(line);
	if (!match) return fault("Expected a header such as [Edition \"birmingham\"].", at, KEYS);
	const [, key, quoted] = match;
	if (!KEYS.includes(key)) fault(`Unknown header "${key}".`, at, KEYS);
	try {
		return {
			key,
			value: JSON.parse(quoted)
		};
	} catch {
		return fault("The text in quotes is not closed or escaped as in JSON.", at);
	}
}
function recordOf(headers, moves) {
	const optional = (key) => headers.get(key) ?? null;
	const required = (key) => headers.get(key) ?? fault(`The header [${key} "…"] is missing.`, 0, [key]);
	const words = (header) => (header?.value ?? "").split(/\s+/).filter((word) => word !== "");
	const edition = required("Edition");
	const setup = makeSetup(edition.value, whole$1(required("Players")), words(optional("Variants")));
	if ("error" in setup) return fault(setup.error, edition.at);
	const seed = optional("Seed");
	if (seed && !SEED_PATTERN.test(seed.value)) fault("A seed is 32 hex digits.", seed.at);
	const seedHash = optional("SeedHash");
	if (seedHash && !/^[0-9a-f]{64}$/.test(seedHash.value)) fault("A seed hash is 64 hex digits.", seedHash.at);
	const result = optional("Result");
	const points = result && words(result).map((value) => whole$1({
		value,
		at: result.at
	}));
	if (result && points?.length !== setup.seats) fault("The result gives points for every seat.", result.at);
	return {
		setup,
		names: Array.from({ length: setup.seats }, (_, seat) => headers.get(seatName(seat))?.value ?? seatName(seat)),
		seed: seed?.value ?? null,
		seedHash: seedHash?.value ?? null,
		rules: whole$1(required("Rules")),
		moves,
		result: points
	};
}
function whole$1({ value, at }) {
	return /^\d{1,6}$/.test(value) ? Number(value) : fault(`Expected a whole number, found "${value}".`, at);
}
// packages/engine/src/notation/position/object.ts
function positionObject(state) {
	const rules = rulesOf(state);
	return {
		edition: state.setup.edition,
		players: state.setup.seats,
		variants: state.setup.variants,
		era: state.era,
		round: state.round,
		over: state.over,
		order: state.turnOrder.map(seatName),
		turn: seatName(state.turnOrder[Math.min(state.turn, state.turnOrder.length - 1)]),
		actions: state.actionsLeft,
		pending: pendingObject(state),
		coal: state.coal,
		iron: state.iron,
		merchants: merchantObjects(rules, state),
		wilds: Object.fromEntries(rules.wildCards.map((card, wild) => [cardName(rules, card), state.wilds[wild]])),
		...distantMarketObject(rules, state),
		deck: cardNames(rules, state.deck).toReversed(),
		faceDown: cardNames(rules, state.faceDown),
		rng: state.rng === null ? null : rngText(state.rng),
		seats: Object.fromEntries(state.players.map((player, seat) => [seatName(seat), seatObject(rules, state, player, seat)]))
	};
}
function distantMarketObject(rules, state) {
	const track = rules.edition.distantMarket;
	if (track === null || state.distantMarket === null) return {};
	const { space, tiles, used } = state.distantMarket;
	return {
		demand: space < track.bonuses.length ? space + 1 : "closed",
		cottonTiles: tiles.map((steps) => steps === -1 ? "?" : steps).toReversed(),
		cottonUsed: used
	};
}
var rngText = (rng) => rng.map((word) => word.toString(16).padStart(8, "0")).join("");
var cardNames = (rules, cards) => cards.map((card) => cardName(rules, card));
function pendingObject({ pending }) {
	if (pending === null) return null;
	if (pending.type === "shortfall") return {
		shortfall: seatName(pending.seat),
		owed: pending.owed
	};
	return {
		action: pending.type,
		steps: pending.steps
	};
}
function merchantObjects(rules, state) {
	const merchants = {};
	state.merchants.forEach((merchant, id) => {
		if (merchant) merchants[rules.merchantSpaces[id].id] = {
			tile: rules.merchantTiles[merchant.tile].id,
			barrel: merchant.barrel
		};
	});
	return merchants;
}
function seatObject(rules, state, player, seat) {
	const tiles = [];
	state.slots.forEach((tile, slot) => {
		if (tile?.owner !== seat) return;
		tiles.push({
			tile: rules.kinds[tile.kind].id,
			slot: rules.slots[slot].id,
			flipped: tile.flipped,
			cubes: tile.cubes
		});
	});
	return {
		money: player.money,
		income: player.incomeSpace,
		vp: player.vp,
		spent: player.spent,
		linksLeft: player.linksLeft,
		hand: cardNames(rules, player.hand),
		discard: cardNames(rules, player.discard),
		mat: Object.fromEntries(rules.industries.map(({ id }, industry) => [id, matText(rules, industry, player.mat[industry])])),
		tiles,
		links: rules.lines.filter((_, line) => state.links[line] === seat).map(({ id }) => id)
	};
}
/** `2` all tiles of level 2 and above are left; `2*1` one of level 2 and all above; `none`. */
function matText(rules, industry, gone) {
	const { stack } = rules.industries[industry];
	if (gone >= stack.length) return "none";
	const kind = rules.kinds[stack[gone]];
	const left = stack.filter((id, place) => place >= gone && id === stack[gone]).length;
	return left === kind.count ? `${kind.level}` : `${kind.level}*${left}`;
}
// packages/engine/src/notation/fields.ts
function wrong({ path, locate }, message, expected = []) {
	return fault(path === "" ? message : `${path}: ${message}`, locate(path), expected);
}
var inside = (field, key, value) => ({
	value,
	path: field.path === "" ? key : `${field.path}.${key}`,
	locate: field.locate
});
var isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
/** The fields of an object, none of them unknown. */
function entries(field, known) {
	if (field.value === void 0) return [];
	if (!isObject(field.value)) return wrong(field, "expected an object.");
	return Object.entries(field.value).map(([key, value]) => {
		const entry = inside(field, key, value);
		if (known && !known.includes(key)) wrong(entry, `"${key}" is unknown here.`, known);
		return entry;
	});
}
function member(field, key) {
	return inside(field, key, isObject(field.value) && Object.hasOwn(field.value, key) ? field.value[key] : void 0);
}
var keyOf = ({ path }) => path.slice(path.lastIndexOf(".") + 1);
var given = ({ value }) => value !== void 0;
var MOST_ITEMS = 500;
function items(field) {
	if (!Array.isArray(field.value)) return wrong(field, "expected a list.");
	if (field.value.length > MOST_ITEMS) return wrong(field, "the list is too long.");
	return field.value.map((value, index) => inside(field, `${index}`, value));
}
var LARGEST = 999999;
/** A whole number, or the default where nothing is given. */
function whole(field, least, byDefault, most = LARGEST) {
	const { value } = field;
	if (value === void 0) return byDefault;
	if (typeof value !== "number" || !Number.isInteger(value) || value < least || value > most) return wrong(field, `expected a whole number from ${least}${most === LARGEST ? " up" : ` to ${most}`}.`);
	return value;
}
function text(field, byDefault) {
	if (field.value === void 0 && byDefault !== void 0) return byDefault;
	return typeof field.value === "string" ? field.value : wrong(field, "expected a text.");
}
function flag(field, byDefault) {
	if (field.value === void 0) return byDefault;
	return typeof field.value === "boolean" ? field.value : wrong(field, "expected true or false.");
}
function readNamed(field, what, spellings) {
	return spellings.get(text(field)) ?? wrong(field, `"${String(field.value)}" is no ${what}.`);
}
// packages/engine/src/notation/position/cards.ts
/**
* Cards named are where they are said to be. Hands left out are dealt from the other cards of the deck, shuffled
* by the seed; so are the cards face down in this era; what is then left is the deck.
*/
function readCards(position, rules, state, rng) {
	const seats = member(position, "seats");
	const cardsOf = (field) => given(field) ? readPile$1(field, rules) : null;
	const hands = state.players.map((_, seat) => cardsOf(member(member(seats, seatName(seat)), "hand")));
	const discards = state.players.map((_, seat) => cardsOf(member(member(seats, seatName(seat)), "discard")) ?? []);
	const faceDown = cardsOf(member(position, "faceDown"));
	const deck = cardsOf(member(position, "deck"))?.toReversed();
	const rest = [...rules.deck];
	for (const card of [
		...hands,
		...discards,
		faceDown,
		deck ?? null
	].flatMap((pile) => pile ?? [])) {
		const place = rest.indexOf(card);
		if (place >= 0) rest.splice(place, 1);
	}
	shuffle(rest, rolling(rng));
	const { hand } = rules.edition.start;
	state.players.forEach((player, seat) => {
		player.hand = (hands[seat] ?? drawCards(rest, hand)).sort((a, b) => a - b);
		player.discard = discards[seat];
	});
	state.faceDown = faceDown ?? drawCards(rest, rules.eras[state.era].setAside[rules.seats]);
	state.deck = deck ?? rest;
	readWilds(member(position, "wilds"), rules, state);
}
/** Left out, a pile lacks the cards in hands. */
function readWilds(field, rules, state) {
	entries(field, rules.wildCards.map((card) => rules.cards[card].id));
	rules.wildCards.forEach((card, wild) => {
		const { copies } = rules.edition.wildCards[wild];
		const held = state.players.flatMap(({ hand }) => hand).filter((other) => other === card).length;
		state.wilds[wild] = whole(member(field, rules.cards[card].id), 0, Math.max(0, copies - held), copies);
	});
}
function readPile$1(field, rules) {
	return items(field).map((entry) => entry.value === "?" ? -1 : readNamed(entry, "card", namesOf(rules).cards));
}
// packages/engine/src/notation/position/seats.ts
var SEAT_FIELDS = [
	"money",
	"income",
	"vp",
	"spent",
	"linksLeft",
	"hand",
	"discard",
	"mat",
	"tiles",
	"links"
];
function readSeats(field, rules, state) {
	entries(field, lettersOf(rules.seats));
	state.players.forEach((player, seat) => {
		const own = member(field, seatName(seat));
		entries(own, SEAT_FIELDS);
		const least = rules.edition.unpaidDebt === "carried" ? -LARGEST_DEBT : 0;
		player.money = whole(member(own, "money"), least, player.money);
		player.spent = whole(member(own, "spent"), 0, 0);
		player.vp = whole(member(own, "vp"), 0, 0);
		player.incomeSpace = whole(member(own, "income"), 0, player.incomeSpace, rules.edition.incomeTrack.length - 1);
		readTiles(member(own, "tiles"), rules, state, seat);
		readLinks(member(own, "links"), rules, state, seat);
		player.linksLeft = whole(member(own, "linksLeft"), 0, Math.max(0, player.linksLeft), rules.edition.start.links);
		readMat(member(own, "mat"), rules, state, seat);
	});
}
function readTiles(field, rules, state, owner) {
	if (!given(field)) return;
	const names = namesOf(rules);
	for (const entry of items(field)) {
		entries(entry, [
			"tile",
			"slot",
			"flipped",
			"cubes"
		]);
		const kind = readNamed(member(entry, "tile"), "tile (such as coal-2)", names.kinds);
		const slot = readNamed(member(entry, "slot"), "slot", names.slots);
		const { industry, cubes: printed, makes } = rules.kinds[kind];
		if ((rules.slots[slot].industries & 1 << industry) === 0) wrong(entry, `${rules.slots[slot].id} does not show ${rules.industries[industry].id}.`);
		if (state.slots[slot] !== null) wrong(entry, `two tiles on ${rules.slots[slot].id}.`);
		const flipped = flag(member(entry, "flipped"), false);
		const most = Math.max(printed.canal, printed.rail);
		const cubes = whole(member(entry, "cubes"), 0, flipped ? 0 : printed[state.era] || most, most);
		if (makes !== null && flipped !== (cubes === 0)) wrong(entry, "a tile is flipped when it holds nothing, and only then.");
		state.slots[slot] = {
			kind,
			owner,
			flipped,
			cubes
		};
	}
}
function readLinks(field, rules, state, seat) {
	if (!given(field)) return;
	for (const entry of items(field)) {
		const line = readNamed(entry, "line", namesOf(rules).lines);
		if (state.links[line] !== null) wrong(entry, "this line already carries a link.");
		if (!allowedIn(rules.lines[line].eras, state.era)) wrong(entry, `no ${state.era} line.`);
		state.links[line] = seat;
		state.players[seat].linksLeft--;
	}
}
var LARGEST_DEBT = 9999;
/** Left out, a stack lacks what stands on the board and every lower level. */
function readMat(field, rules, state, seat) {
	entries(field, rules.industries.map(({ id }) => id));
	const player = state.players[seat];
	rules.industries.forEach(({ id, stack }, industry) => {
		const own = member(field, id);
		if (given(own)) {
			player.mat[industry] = goneFrom(own, rules, stack);
			return;
		}
		const built = state.slots.filter((tile) => tile?.owner === seat && stack.includes(tile.kind));
		const highest = Math.max(-1, ...built.map(({ kind }) => kind));
		const lower = stack.filter((kind) => kind < highest).length;
		const same = built.filter(({ kind }) => kind === highest).length;
		player.mat[industry] = Math.min(stack.length, lower + same);
	});
}
/** `none`, `2` or `2*1`. */
function goneFrom(field, rules, stack) {
	const said = typeof field.value === "number" ? `${field.value}` : text(field);
	if (said === "none") return stack.length;
	const match = /^(\d)(?:\*(\d))?$/.exec(said);
	const first = match ? stack.findIndex((kind) => rules.kinds[kind].level === Number(match[1])) : -1;
	if (!match || first < 0) return wrong(field, "expected none, a level such as 2, or level*tiles such as 2*1.");
	const { count } = rules.kinds[stack[first]];
	const left = match[2] === void 0 ? count : Number(match[2]);
	return left >= 1 && left <= count ? first + count - left : wrong(field, `there are 1 to ${count} tiles of that level.`);
}
// packages/engine/src/notation/position/state.ts
var DEFAULT_SEED = "0".repeat(32);
var FIELDS = [
	"edition",
	"players",
	"variants",
	"era",
	"round",
	"over",
	"order",
	"turn",
	"actions",
	"pending",
	"coal",
	"iron",
	"merchants",
	"demand",
	"cottonTiles",
	"cottonUsed",
	"wilds",
	"deck",
	"faceDown",
	"rng",
	"seed",
	"seats"
];
/** The state that an object of names describes (see PositionObject), or what is wrong with it. */
function parsePositionObject(value) {
	return reading(() => stateOf({
		value,
		path: "",
		locate: () => 0
	}));
}
function stateOf(position) {
	entries(position, FIELDS);
	const setup = readSetup(position);
	const rules = ruleset(setup);
	const seed = text(member(position, "seed"), DEFAULT_SEED);
	if (!SEED_PATTERN.test(seed)) wrong(member(position, "seed"), "expected 32 hex digits.");
	const state = newGame(setup, seed);
	state.era = readWord(member(position, "era"), rules.edition.eras.map(({ id }) => id), state.era);
	state.round = whole(member(position, "round"), 1, 1);
	state.over = flag(member(position, "over"), false);
	readOrder$1(position, state);
	readMarkets(position, rules, state);
	readMerchants$1(member(position, "merchants"), rules, state);
	state.distantMarket = readDistantMarket(position, rules, state.distantMarket);
	readSeats(member(position, "seats"), rules, state);
	readCards(position, rules, state, rngFromSeed(seed));
	readTurn(position, rules, state);
	readRng(member(position, "rng"), state);
	return state;
}
function readSetup(position) {
	const setup = makeSetup(text(member(position, "edition")), whole(member(position, "players"), 0, 0), readVariants(member(position, "variants")));
	return "error" in setup ? wrong(member(position, "edition"), setup.error) : setup;
}
/** A list of names, or an object such as `{ "introductory": true }`. */
function readVariants(field) {
	if (!given(field)) return [];
	if (Array.isArray(field.value)) return items(field).map((entry) => text(entry));
	return entries(field).filter((entry) => flag(entry, false)).map(keyOf);
}
function readWord(field, words, byDefault) {
	const word = text(field, byDefault);
	return words.includes(word) ? word : wrong(field, `"${word}" is unknown here.`, words);
}
function readSeat(field, seats) {
	const seat = seatNamed(text(field), seats);
	return seat >= 0 ? seat : wrong(field, "expected the letter of a seat.", lettersOf(seats));
}
/** Left out, the order is A, B, C, D. */
function readOrder$1(position, state) {
	const seats = state.players.map((_, seat) => seat);
	const order = member(position, "order");
	state.turnOrder = given(order) ? items(order).map((field) => readSeat(field, seats.length)) : seats;
	if (seats.some((seat) => state.turnOrder.filter((other) => other === seat).length !== 1)) wrong(order, "every seat must stand in the order once.");
}
function readMarkets(position, rules, state) {
	for (const goods of ["coal", "iron"]) state[goods] = whole(member(position, goods), 0, state[goods], rules.edition.markets[goods].prices.length);
}
/** Where some merchants are given, the other spaces in use hold blank tiles. */
function readMerchants$1(field, rules, state) {
	if (!given(field)) return;
	const names = namesOf(rules);
	const blank = rules.merchantTiles.findIndex(({ buys }) => buys === 0);
	state.merchants = rules.merchantSpaces.map(({ inUse }) => inUse ? {
		tile: blank,
		barrel: false
	} : null);
	for (const entry of entries(field)) {
		const id = names.merchants.get(keyOf(entry)) ?? wrong(entry, "no such merchant space.", [...names.merchants.keys()]);
		entries(entry, ["tile", "barrel"]);
		const tile = readNamed(member(entry, "tile"), "merchant tile", names.merchantTiles);
		const buys = rules.merchantTiles[tile].buys !== 0;
		const barrel = flag(member(entry, "barrel"), buys);
		if (barrel && !buys) wrong(entry, "no barrel stands beside a blank tile.");
		state.merchants[id] = {
			tile,
			barrel
		};
	}
}
/** Left out, the marker stands on top and the tiles not yet used are shuffled by the seed. */
function readDistantMarket(position, rules, fresh) {
	const [demand, tiles, used] = [
		"demand",
		"cottonTiles",
		"cottonUsed"
	].map((key) => member(position, key));
	const track = rules.edition.distantMarket;
	if (track === null || fresh === null) {
		for (const field of [
			demand,
			tiles,
			used
		]) if (given(field)) wrong(field, "this edition has no distant market.");
		return null;
	}
	const turned = given(used) ? items(used).map((field) => whole(field, 0, 0, MOST_STEPS)) : [];
	const rest = [...fresh.tiles];
	for (const steps of turned) if (rest.includes(steps)) rest.splice(rest.indexOf(steps), 1);
	const closed = track.bonuses.length;
	return {
		space: demand.value === "closed" ? closed : whole(demand, 1, 1, closed) - 1,
		tiles: given(tiles) ? items(tiles).map((field) => field.value === "?" ? -1 : whole(field, 0, 0, MOST_STEPS)).toReversed() : rest,
		used: turned
	};
}
var MOST_STEPS = 9;
/** Somebody must be able to decide something. */
function readTurn(position, rules, state) {
	const turn = member(position, "turn");
	state.turn = given(turn) ? state.turnOrder.indexOf(readSeat(turn, rules.seats)) : 0;
	state.pending = readPending$1(member(position, "pending"), rules);
	if (state.over || state.pending?.type === "shortfall") {
		state.actionsLeft = whole(member(position, "actions"), 0, 0, 0);
		if (!state.over && !mustChoose(state)) wrong(member(position, "pending"), "there is no tile to choose.");
		return;
	}
	const { first, later } = rules.edition.actionsPerTurn;
	const isFirst = state.round === 1 && state.era === rules.edition.eras[0].id;
	state.actionsLeft = whole(member(position, "actions"), 1, isFirst ? first : later, later);
	if (state.pending === null && state.players[state.turnOrder[state.turn]].hand.length === 0) wrong(turn, "the seat in turn holds no card.");
	if (state.pending?.type === "anywhere" && legalMoves(state).length === 0) wrong(member(position, "pending"), "nothing can be built anywhere.");
}
var STEPPED = [
	"network",
	"develop",
	"sell",
	"anywhere"
];
function readPending$1(field, rules) {
	if (!given(field) || field.value === null) return null;
	entries(field, [
		"action",
		"steps",
		"shortfall",
		"owed"
	]);
	const shortfall = member(field, "shortfall");
	if (given(shortfall)) return {
		type: "shortfall",
		seat: readSeat(shortfall, rules.seats),
		owed: whole(member(field, "owed"), 1, 1)
	};
	return {
		type: readWord(member(field, "action"), STEPPED, ""),
		steps: whole(member(field, "steps"), 1, 1)
	};
}
function readRng(field, state) {
	if (!given(field)) return;
	if (field.value === null) {
		state.rng = null;
		return;
	}
	const words = text(field);
	if (!SEED_PATTERN.test(words)) wrong(field, "expected 32 hex digits.");
	const word = (index) => Number.parseInt(words.slice(index * 8, index * 8 + 8), 16);
	state.rng = [
		word(0),
		word(1),
		word(2),
		word(3)
	];
}
// packages/engine/src/notation/position/position.ts
function formatPosition(state) {
	const position = positionObject(state);
	const lines = [
		`edition: ${position.edition}`,
		`players: ${position.players}`,
		`variants: ${listed(position.variants)}`,
		`era: ${position.era}`,
		`round: ${position.round}`,
		`over: ${position.over ? "yes" : "no"}`,
		`order: ${position.order.join(" ")}`,
		`turn: ${position.turn}`,
		`actions: ${position.actions}`,
		`pending: ${pendingText(position.pending)}`,
		`coal: ${position.coal}`,
		`iron: ${position.iron}`,
		...editionLines(position),
		`deck: ${pileText(position.deck)}`,
		`face-down: ${pileText(position.faceDown)}`,
		`rng: ${position.rng ?? "none"}`
	];
	for (const [letter, seat] of Object.entries(position.seats)) lines.push(...seatLines(letter, seat));
	return lines.join("\n");
}
/** Merchants and wild cards, or the distant market. */
function editionLines({ merchants = {}, wilds = {}, demand, cottonTiles, cottonUsed }) {
	const lines = [];
	if (Object.keys(merchants).length > 0) lines.push(`merchants: ${listed(Object.entries(merchants).map(merchantText))}`);
	if (Object.keys(wilds).length > 0) lines.push(`wilds: ${listed(Object.entries(wilds).map(([id, count]) => `${id} ${count}`))}`);
	if (demand !== void 0) lines.push(`demand: ${demand}`);
	if (cottonTiles) lines.push(`cotton-tiles: ${listed(cottonTiles.map(String))}`);
	if (cottonUsed) lines.push(`cotton-used: ${listed(cottonUsed.map(String))}`);
	return lines;
}
var merchantText = ([id, { tile, barrel }]) => `${id} ${tile}${barrel || tile === "blank" ? "" : " empty"}`;
var listed = (parts) => parts.length === 0 ? "none" : parts.join(", ");
function pendingText(pending) {
	if (pending === null) return "none";
	return "shortfall" in pending ? `shortfall ${pending.shortfall} ${pending.owed}` : `${pending.action} ${pending.steps}`;
}
/** Equal cards side by side are counted: `coal*2`. */
function pileText(cards) {
	const runs = [];
	for (const card of cards) {
		const last = runs.at(-1);
		if (last?.card === card) last.count++;
		else runs.push({
			card,
			count: 1
		});
	}
	return listed(runs.map(({ card, count }) => count === 1 ? card : `${card}*${count}`));
}
function seatLines(letter, seat) {
	const { money, income, vp, spent, linksLeft } = seat;
	return [
		`${letter}: money ${money}, income ${income}, vp ${vp}, spent ${spent}, links-left ${linksLeft}`,
		`${letter} hand: ${pileText(seat.hand)}`,
		`${letter} discard: ${pileText(seat.discard)}`,
		`${letter} mat: ${listed(Object.entries(seat.mat).map(([industry, left]) => `${industry} ${left}`))}`,
		`${letter} tiles: ${listed(seat.tiles.map(tileText))}`,
		`${letter} links: ${listed(seat.links)}`
	];
}
function tileText({ tile, slot, flipped, cubes }) {
	return `${tile}@${slot}${flipped ? " flipped" : ""}${cubes ? ` holds ${cubes}` : ""}`;
}
/** Reads a position; lines may come in any order and be left out. */
function parsePosition(text) {
	return reading(() => {
		const found = {};
		return stateOf({
			value: readLines(text, found),
			path: "",
			locate: (path) => located(found, path)
		});
	});
}
/** Offset of the line that a path was read from. */
function located(found, path) {
	for (let part = path; part !== ""; part = part.slice(0, Math.max(0, part.lastIndexOf(".")))) if (Object.hasOwn(found, part)) return found[part];
	return 0;
}
function readLines(text, found) {
	const position = { seats: {} };
	const seats = position.seats;
	for (const { line, at } of linesOf(text)) {
		const colon = line.indexOf(":");
		if (colon < 0) fault("Expected a line of the form \"key: value\".", at, Object.keys(READERS));
		const key = line.slice(0, colon).trim();
		const words = cursor(line.slice(colon + 1), at + colon + 1);
		const seat = /^([A-Da-d])(?:\s+([a-z]+))?$/.exec(key);
		const letter = seat?.[1].toUpperCase() ?? "";
		const path = seat ? `seats.${letter}${seat[2] ? `.${seat[2]}` : ""}` : camel(key);
		if (Object.hasOwn(found, path)) fault(`"${key}" is said twice.`, at);
		found[path] = at;
		if (seat) {
			seats[letter] ??= {};
			readSeatLine(seats[letter], seat[2], words, at);
		} else {
			if (!Object.hasOwn(READERS, key)) fault(`"${key}" is unknown here.`, at, Object.keys(READERS));
			position[camel(key)] = READERS[key](words);
		}
		words.end();
	}
	return position;
}
/** Lines without comments and blanks; a semicolon ends a line too. */
function linesOf(text) {
	const lines = [];
	for (const match of text.matchAll(/#[^\n]*|([^\n;#]+)/g)) {
		const line = match[1];
		if (line === void 0 || line.trim() === "") continue;
		lines.push({
			line: line.trim(),
			at: match.index + line.length - line.trimStart().length
		});
	}
	return lines;
}
var camel = (key) => key.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());
var READERS = {
	edition: (words) => words.word("an edition").text,
	players: (words) => words.number("a number of players"),
	variants: (words) => readList(words, () => words.word("a variant").text),
	era: (words) => words.word("an era").text,
	round: (words) => words.number("a round"),
	over: readYes,
	order: readOrder,
	turn: readLetter,
	actions: (words) => words.number("a number of actions"),
	pending: readPending,
	coal: (words) => words.number("a number of cubes"),
	iron: (words) => words.number("a number of cubes"),
	merchants: readMerchants,
	wilds: readCounts,
	demand: (words) => words.peek() === "closed" ? words.word("closed").text : words.number("a space or closed"),
	"cotton-tiles": readSteps,
	"cotton-used": readSteps,
	deck: readPile,
	"face-down": readPile,
	rng: (words) => {
		const { text } = words.word("32 hex digits or none");
		return text === "none" ? null : text;
	},
	seed: (words) => words.word("32 hex digits").text
};
function readYes(words) {
	const { text, at } = words.word("yes or no", ["yes", "no"]);
	return text === "yes" || text !== "no" && fault(`Expected yes or no, found "${text}".`, at, ["yes", "no"]);
}
function readLetter(words) {
	return words.word("the letter of a seat").text.toUpperCase();
}
function readOrder(words) {
	const order = [];
	while (!words.done()) {
		order.push(readLetter(words));
		words.mark(",");
	}
	return order;
}
function readPending(words) {
	const { text } = words.word("an action, shortfall or none", [
		"network",
		"develop",
		"sell",
		"shortfall",
		"none"
	]);
	if (text === "none") return null;
	if (text === "shortfall") return {
		shortfall: readLetter(words),
		owed: words.number("an amount")
	};
	return {
		action: text,
		steps: words.number("a number of steps")
	};
}
/** Parts between commas; `none` alone is the empty list. */
function readList(words, read) {
	const parts = [];
	if (words.peek() === "none") {
		words.word("none");
		return parts;
	}
	do
		parts.push(read());
	while (words.mark(","));
	return parts;
}
function readPlace(words, what) {
	const { text } = words.word(what);
	return words.mark(":") ? `${text}:${words.number("a slot number")}` : text;
}
function readMerchants(words) {
	const merchants = readList(words, () => {
		const id = readPlace(words, "a merchant space");
		const { text: tile } = words.word("a merchant tile");
		if (words.peek() !== "empty") return [id, { tile }];
		words.word("empty");
		return [id, {
			tile,
			barrel: false
		}];
	});
	return Object.fromEntries(merchants);
}
function readCounts(words) {
	return Object.fromEntries(readList(words, () => [words.word("a name").text, words.number("a number")]));
}
function readSteps(words) {
	return readList(words, () => words.mark("?") ? "?" : words.number("a number of steps"));
}
var MOST_EQUAL_CARDS = 99;
function readPile(words) {
	return readList(words, () => {
		const at = words.at();
		const card = words.mark("?") ? "?" : words.word("a card").text;
		const count = words.mark("*") ? words.number("a number of cards") : 1;
		if (count < 1 || count > MOST_EQUAL_CARDS) fault(`Expected 1 to ${MOST_EQUAL_CARDS} equal cards.`, at);
		return new Array(count).fill(card);
	}).flat();
}
var SEAT_READERS = {
	hand: readPile,
	discard: readPile,
	mat: (words) => Object.fromEntries(readList(words, () => {
		const { text: industry } = words.word("an industry");
		const { text: level } = words.word("a level or none");
		return [industry, words.mark("*") ? `${level}*${words.word("a number of tiles").text}` : level];
	})),
	tiles: (words) => readList(words, () => readTile(words)),
	links: (words) => readList(words, () => words.word("a line").text)
};
/** `A: money 30, vp 4` sets numbers; `A hand: …` and the like set the rest. */
function readSeatLine(seat, part, words, at) {
	if (part === void 0) {
		for (const [key, value] of Object.entries(readCounts(words))) seat[camel(key)] = value;
		return;
	}
	if (!Object.hasOwn(SEAT_READERS, part)) fault(`"${part}" is unknown here.`, at, Object.keys(SEAT_READERS));
	seat[part] = SEAT_READERS[part](words);
}
function readTile(words) {
	const { text: tile } = words.word("a tile such as coal-2");
	words.need("@");
	const read = {
		tile,
		slot: readPlace(words, "a slot")
	};
	for (;;) {
		const word = words.peek();
		if (word === "flipped") read.flipped = true;
		else if (word !== "holds") return read;
		words.word("flipped or holds");
		if (word === "holds") read.cubes = words.number("a number of cubes");
	}
}
// packages/engine/src/record.ts
/** Raised whenever the outcome of some recorded game changes. */
var RULES_REVISION = 1;
/** Plays a recorded game again, up to its end or the first move that cannot be made. */
function replay(record, onMove) {
	if (record.seed === null) throw new Error("A game without its seed cannot be replayed.");
	const state = newGame(record.setup, record.seed);
	const rules = rulesOf(state);
	if (record.rules !== 1) return {
		state,
		error: {
			ply: 0,
			move: "",
			why: {
				is: "revision",
				rules: record.rules
			}
		}
	};
	for (const [ply, line] of record.moves.entries()) {
		const seat = seatToMove(state);
		const failed = (why) => ({
			state,
			error: {
				ply,
				move: line,
				why
			}
		});
		const { letter, text } = splitMove(line);
		if (letter !== null && letter !== seatName(seat) && !state.over) return failed({
			is: "turn",
			letter,
			seat
		});
		const { value: meant, error } = readMove(state, text);
		if (error) return failed({
			is: "unreadable",
			error
		});
		if (meant.broken !== null) return failed({
			is: "refused",
			refusal: refusalOf(state, meant)
		});
		const { move } = meant;
		if (onMove) {
			const events = [];
			makeMove(state, move, (event) => events.push(event));
			onMove({
				ply,
				seat,
				move: formatMove(rules, move),
				events,
				state: cloneState(state)
			});
		} else makeMove(state, move);
	}
	return {
		state,
		error: null
	};
}
/** A move as it stands in a record. */
var recordedMove = (state, move) => `${seatName(seatToMove(state))} ${formatMove(rulesOf(state), move)}`;
/** The letter may be left out. */
function splitMove(line) {
	const match = /^([A-Da-d])\s+(.*)$/s.exec(line);
	return match ? {
		letter: match[1].toUpperCase(),
		text: match[2]
	} : {
		letter: null,
		text: line
	};
}
/** How many of the last moves may be taken back: those of this turn since anything hidden was revealed. */
function undoable(record) {
	let count = 0;
	replay(record, ({ seat, events, state }) => {
		count = seatToMove(state) !== seat || events.some(({ type }) => FINAL.has(type)) ? 0 : count + 1;
	});
	return count;
}
/** What cannot be taken back: the end of a turn, and whatever was hidden. */
var FINAL = /* @__PURE__ */ new Set([
	"turn",
	"turn-order",
	"draw",
	"shuffle",
	"demand",
	"over"
]);
// packages/engine/src/notation/refusal.ts
/** The sentence, for whoever reads and writes moves as text. */
var formatRefusal = (rules, { rule, facts }) => sentenceOf(rule, namesIn(rules, facts));
/** Why a recorded game does not go on, in the same words. */
function formatReplayError(rules, { why }) {
	switch (why.is) {
		case "revision": return `It follows revision ${why.rules} of the rules, and this is revision 1: it cannot be replayed here.`;
		case "turn": return `It is the turn of ${seatName(why.seat)}, not of ${why.letter}.`;
		case "unreadable": return why.error.message;
		case "refused": return formatRefusal(rules, why.refusal);
	}
}
var sentenceOf = (rule, facts) => sentences[rule](facts);
/** For other programs: everything there is to say, with names instead of ids. */
function refusalObject(rules, refusal) {
	const { rule, statements, facts, elements, instead, first, connectedBy } = refusal;
	return {
		rule,
		statements,
		sentence: formatRefusal(rules, refusal),
		facts: namesIn(rules, facts),
		elements: {
			slots: slotNames(rules, elements.slots),
			lines: elements.lines.map((line) => lineName(rules, line)),
			locations: elements.locations.map((location) => rules.locations[location].id),
			merchants: elements.buyers.map((buyer) => buyerName(rules, buyer)),
			cards: elements.cards.map((card) => cardName(rules, card)),
			seats: elements.seats.map(seatName)
		},
		instead: instead && formatMove(rules, instead),
		first: first && formatMove(rules, first),
		connectedBy: connectedBy.map((line) => lineName(rules, line))
	};
}
var slotName = (rules, slot) => rules.slots[slot].id;
var slotNames = (rules, slots) => slots.map((slot) => slotName(rules, slot));
var lineName = (rules, line) => rules.lines[line].id;
var tileName = (rules, kind) => rules.kinds[kind].id;
var buyerName = (rules, buyer) => rules.buyers[buyer].id;
var industryName = (rules, industry) => rules.industries[industry].id;
/** Facts that are ids, by name. All others are words and amounts already. */
var names = {
	seat: (_, seat) => seatName(seat),
	owner: (_, owner) => seatName(owner),
	card: cardName,
	industry: industryName,
	slot: slotName,
	town: (rules, town) => rules.locations[town].id,
	line: lineName,
	where: (rules, where) => "slot" in where ? slotName(rules, where.slot) : lineName(rules, where.line),
	tile: tileName,
	tiles: (rules, tiles) => tiles.map(({ kind, slot }) => `${tileName(rules, kind)}@${slotName(rules, slot)}`),
	free: slotNames,
	asked: sourceName,
	closest: slotNames,
	ways: (rules, ways) => ways.map((way) => way.map((source) => sourceName(rules, source))),
	buyer: buyerName,
	buyers: (rules, buyers) => buyers.map((buyer) => buyerName(rules, buyer)),
	bonuses: (rules, bonuses) => bonuses.map((industry) => industryName(rules, industry))
};
function namesIn(rules, facts) {
	const writers = names;
	const entries = Object.entries(facts).map(([name, fact]) => [name, name in writers ? writers[name](rules, fact) : fact]);
	return Object.fromEntries(entries);
}
var orOf = (words) => words.join(" or ");
var MOST_CHOICES = 6;
function choicesOf(choices) {
	if (choices.length === 0) return "";
	const more = choices.length > MOST_CHOICES ? " …" : "";
	return ` Choices: ${orOf(choices.slice(0, MOST_CHOICES))}${more}.`;
}
/** Every rule; the compiler finds a missing one, and a fact that its rule does not tell. */
var sentences = {
	"game.over": () => "The game is over.",
	"turn.finish-action": ({ open }) => `The current action is not finished: continue it with "+${open}" or say "end".`,
	"turn.no-open-action": ({ action }) => `No ${action} action is open that could go on, and a new one costs a card: name it after "/".`,
	"turn.nothing-to-end": () => "No action is open. Pass, with a card, to do nothing.",
	"turn.shortfall-first": ({ seat, owed, money }) => `${seat} owes £${owed} and has £${money}: choose a tile to remove first.`,
	"turn.no-such-action": ({ action }) => `This edition has no ${action} action.`,
	"card.missing": () => "Every action costs a card: name it after \"/\".",
	"card.not-needed": () => "This step belongs to an action already paid for: no card.",
	"card.not-in-hand": ({ seat, card }) => `${seat} does not hold ${card}.`,
	"build.mat-empty": ({ industry }) => `No ${industry} tile is left on the mat.`,
	"build.era": ({ industry, level, era }) => `The lowest ${industry} tile is level ${level}, which may not be built in the ${era} era. Develop it away.`,
	"build.icon": ({ slot, industry }) => `${slot} does not show ${industry}.`,
	"build.single-icon-first": ({ free, industry }) => `${orOf(free)} shows only ${industry} and is free: it must be used first.`,
	"build.one-per-town": ({ seat, tiles }) => `In the canal era a player may have one tile in a town: ${seat} has ${tiles.join(", ")}.`,
	"build.slot-taken": ({ slot, tile }) => `${slot} is taken by ${tile}; only the same industry may be built over it.`,
	"overbuild.level": ({ slot, tile, level }) => `${slot} holds ${tile}; only a higher level may replace it, and the lowest left is level ${level}.`,
	"overbuild.opponent": ({ slot, tile, owner }) => `${slot} holds ${tile} of ${owner}; of others, only coal mines and iron works may be built over.`,
	"overbuild.cubes-left": ({ goods, onTiles, inMarket }) => `Another player's tile may be replaced only when no ${goods} is left: ${onTiles} on tiles, ${inMarket} in the market.`,
	"build.card-industry": ({ card, industry }) => `The card ${card} does not show ${industry}.`,
	"build.card-location": ({ card, town }) => `The card ${card} does not name ${town}.`,
	"build.farm-card": () => "No location card reaches a farm brewery: it takes a brewery or wild industry card.",
	"build.network": ({ town }) => `An industry card builds within one's network, and ${town} is not in it.`,
	"build.no-tiles-overbuild": ({ slot }) => `With nothing on the board an industry card opens empty slots only; ${slot} is taken.`,
	"coal.count": ({ need, named, ways }) => `This takes ${need} coal; ${named} named.${choicesOf(ways.map((way) => way.join(",")))}`,
	"coal.none-there": ({ asked }) => `${asked} has not that much coal.`,
	"coal.not-connected": ({ asked }) => `${asked} is not connected.`,
	"coal.not-closest": ({ closest }) => `Coal comes from the nearest mine: ${orOf(closest)}.`,
	"coal.mine-first": ({ closest }) => `A connected mine still has coal (${orOf(closest)}); the market is barred until it is empty.`,
	"coal.market-not-connected": () => "No place that trades coal is connected, so none can be bought.",
	"coal.no-source": ({ need }) => `Not enough coal: ${need} needed, and neither a mine with coal nor a place that trades it is connected.`,
	"iron.count": ({ need, named, ways }) => `This takes ${need} iron; ${named} named.${choicesOf(ways.map((way) => way.join(",")))}`,
	"iron.none-there": ({ asked }) => `${asked} has not that much iron.`,
	"iron.works-first": ({ closest }) => `Iron works still have iron (${orOf(closest)}); the market is barred until they are empty.`,
	"beer.count": ({ need, named, ways }) => `This takes ${need} beer; ${named} named.${choicesOf(ways.map((way) => way.join(",")))}`,
	"beer.no-source": ({ need, reach }) => `Not enough beer: ${need} needed, ${reach} in reach.`,
	"beer.none-there": ({ asked }) => `${asked} has not that much beer.`,
	"beer.not-connected": ({ asked }) => `${asked} is another player's brewery and not connected.`,
	"beer.no-market": () => "Beer cannot be bought.",
	"beer.merchant-for-rail": () => "A merchant's barrel is for selling, never for rails.",
	"beer.other-merchant": ({ buyer }) => `Only the barrel beside ${buyer}, the merchant sold to, may be used.`,
	"beer.barrel-gone": ({ buyer }) => `No more beer stands beside ${buyer}.`,
	"money.short": ({ missing, price, seat, money }) => `£${missing} short: it costs £${price} and ${seat} has £${money}.`,
	"network.links-per-action": () => "No more links may be laid in this action.",
	"network.no-links-left": ({ seat }) => `${seat} has no link tile left in this era.`,
	"network.line-taken": ({ line, owner }) => `${line} already carries a link of ${owner}.`,
	"network.era": ({ line, era }) => `${line} is no ${era} line.`,
	"network.apart": ({ line, seat }) => `Neither end of ${line} is in the network of ${seat}.`,
	"develop.tiles-per-action": () => "No more tiles may be developed in this action.",
	"develop.mat-empty": ({ industry }) => `No ${industry} tile is left on the mat.`,
	"develop.lightbulb": ({ industry }) => `The lowest ${industry} tile shows a lightbulb: it can only be built.`,
	"sell.no-tile": ({ slot }) => `There is no tile on ${slot}.`,
	"sell.not-yours": ({ tile, owner }) => `${tile} belongs to ${owner}.`,
	"sell.industry": ({ tile }) => `${tile} is not sold: it flips when it is empty.`,
	"sell.other-tile": ({ slot, tile, industry }) => `${slot} holds ${tile}, not ${industry}.`,
	"sell.flipped": ({ tile }) => `${tile} is flipped already.`,
	"sell.no-buyer": ({ industry, slot }) => `Nobody who buys ${industry} is connected to ${slot}.`,
	"sell.which-buyer": ({ buyers }) => `Say who buys, after ">".${choicesOf(buyers)}`,
	"sell.buyer-blank": ({ buyer }) => `${buyer} buys nothing.`,
	"sell.buyer-goods": ({ buyer, industry }) => `${buyer} does not buy ${industry}.`,
	"sell.no-port": ({ buyer }) => `There is no port on ${buyer}.`,
	"sell.port-flipped": ({ buyer }) => `The port on ${buyer} is flipped: nothing can be sold to it.`,
	"sell.market-closed": () => "The distant market is closed until the era ends.",
	"sell.market-not-connected": ({ slot }) => `No port and no place of trade is connected to ${slot}.`,
	"sell.buyer-not-connected": ({ buyer, slot }) => `${buyer} is not connected to ${slot}.`,
	"bonus.must-choose": ({ buyer, bonuses }) => `The barrel of ${buyer} removes a tile from the mat: say which, as bonus:INDUSTRY.${choicesOf(bonuses)}`,
	"bonus.none": () => "This sale gives no bonus to choose.",
	"loan.amount": ({ offered, amount }) => `A loan is ${orOf(offered.map((pounds) => `£${pounds}`))}, not £${amount}.`,
	"loan.too-late": ({ rounds }) => `No loans in the last ${rounds} rounds of this era.`,
	"loan.too-low": ({ incomeLevel, levels, lowest }) => `Income would fall from ${incomeLevel} by ${levels}, and may not go below ${lowest}.`,
	"anywhere.both-actions": ({ left }) => `Building anywhere takes both actions of a turn, and only ${left} is left.`,
	"anywhere.must-build": () => "Two cards are paid to build anywhere: go on with \"+build\".",
	"anywhere.two-cards": () => "Building anywhere takes two cards.",
	"anywhere.nothing-to-build": () => "Nothing can be built anywhere now.",
	"scout.wild-in-hand": ({ seat }) => `${seat} still holds a wild card.`,
	"scout.too-few-cards": ({ seat, cards }) => `Scouting takes three cards; ${seat} has ${cards}.`,
	"scout.no-wild-left": () => "A pile of wild cards is empty.",
	"shortfall.no-debt": () => "Tiles are removed only to pay negative income, and nothing is owed.",
	"shortfall.not-yours": ({ seat, slot }) => `${seat} has no tile on ${slot}.`,
	"shortfall.other-tile": ({ slot, tile, industry }) => `${slot} holds ${tile}, not ${industry}.`,
	"shortfall.worthless": ({ tile }) => `${tile} would raise nothing.`
};
// packages/engine/src/questions/actions.ts
/**
* Every whole action that may be taken now; of an open one, every way to go on. Sequences of legal moves that lead to the
* same position (see `afterAction`), as the same sales do in any order, are one action: the first of them in the order of
* the lists. A sale that turns up a tile which a view does not know is told as the last step: nobody can say what may
* follow, nor what the position will be.
*/
function wholeActions(state) {
	const found = {
		rules: rulesOf(state),
		actions: [],
		known: /* @__PURE__ */ new Set()
	};
	for (const firsts of groupedByCards(legalMoves(state))) follow$1(found, state, NOTHING, firsts, NO_MOVES, firsts[0]);
	return found.actions;
}
/** The position after a whole action. The turn does not end here, even with no action left. */
function afterAction(state, moves) {
	const after = cloneState(state);
	for (const move of moves) applyMove(after, move);
	if (state.pending?.type === "shortfall") return after;
	after.pending = null;
	after.actionsLeft--;
	return after;
}
var NO_MOVES = [];
/** Finds all actions that go on with this step. What may follow it does not depend on the card that was paid. */
function follow$1(found, before, done, firsts, rest, step) {
	const isFirst = step === firsts[0];
	const action = {
		firsts,
		rest: isFirst ? rest : [...rest, step]
	};
	const isLast = isLastStep(before, step);
	if (isFirst && isLast || isUnforeseen(before, step)) {
		found.actions.push(action);
		return;
	}
	const content = contentWith(found.rules, done, step);
	if (isLast) {
		if (isNew(found, content)) found.actions.push(action);
		return;
	}
	const after = cloneState(before);
	applyMove(after, step);
	const isCutShort = after.pending === null;
	if (!isNew(found, isCutShort ? cutShort(done) : content)) return;
	const next = isCutShort ? NO_MOVES : legalMoves(after);
	if (next.every(({ type }) => type === "end")) found.actions.push(action);
	else for (const move of next) follow$1(found, after, content, firsts, action.rest, move);
}
/** The distant market decides by a tile that this state does not know (L-SELL-03). */
var isUnforeseen = (state, step) => turnsUpATile(state, step) && state.distantMarket?.tiles.at(-1) === -1;
function isNew({ known }, content) {
	const before = known.size;
	known.add(String.fromCharCode(...content));
	return known.size > before;
}
var NOTHING = [];
/** What a number of a content stands for. */
var LINE = 0;
var SLOT = 1;
var INDUSTRY = 2;
var COAL = 3;
var IRON = 4;
var BEER = 5;
var ENDED = 6;
var KINDS = 7;
/** The market and barrels are numbers below 0. */
var SOURCES_BELOW_0 = 64;
function contentWith({ buyers }, done, step) {
	const content = done.slice();
	switch (step.type) {
		case "network":
			insert(content, LINE, step.line);
			insertAll(content, COAL, step.coal);
			insertAll(content, BEER, step.beer);
			break;
		case "develop":
			insert(content, INDUSTRY, step.industry);
			insertAll(content, IRON, step.iron);
			break;
		case "sell": {
			const port = buyers[step.buyer].slot;
			insert(content, SLOT, step.slot);
			if (port !== null) insert(content, SLOT, port);
			insertAll(content, BEER, step.beer);
			if (step.bonus !== null) insert(content, INDUSTRY, step.bonus);
			break;
		}
		case "build":
			insert(content, INDUSTRY, step.industry);
			insert(content, SLOT, step.slot);
			insertAll(content, COAL, step.coal);
			insertAll(content, IRON, step.iron);
			break;
		case "end": insert(content, ENDED, 0);
	}
	return content;
}
/** The distant market has closed: the last mill is not sold, whichever it was (L-SELL-04). */
function cutShort(done) {
	const content = done.slice();
	insert(content, ENDED, 1);
	return content;
}
function insertAll(content, kind, values) {
	for (const value of values) insert(content, kind, value);
}
function insert(content, kind, value) {
	const code = (value + SOURCES_BELOW_0) * KINDS + kind;
	let place = content.length;
	content.push(code);
	for (; place > 0 && content[place - 1] > code; place--) content[place] = content[place - 1];
	content[place] = code;
}
/** Equal moves but for the cards stand near each other in the list, and share their lists of sources. */
function groupedByCards(moves) {
	const groups = [];
	for (const move of moves) {
		const group = groupOf(groups, move);
		if (group === void 0) groups.push([move]);
		else group.push(move);
	}
	return groups;
}
/** Builds on a slot are listed card by card, with all sources for each; others the other way round. */
function groupOf(groups, move) {
	for (let place = groups.length - 1; place >= 0; place--) {
		const [other] = groups[place];
		if (isSameButCards(other, move)) return groups[place];
		if (other.type !== "build" || move.type !== "build" || other.slot !== move.slot) break;
	}
}
// packages/engine/src/questions/cards.ts
/**
* Every card that may still be in the deck, in another hand or face down, ascending: all cards of this table without those that a seat
* holds and those discarded. With no seat, as a spectator counts.
*/
var unseenCards = (state, seat) => cardsOutOfSight(view(state, seat)).sort((a, b) => a - b);
/** Slots where a seat may build with a card, now or when its turn comes: goods and money are left aside (B-CARD-01 to 03). */
function slotsOfCard(state, seat, card) {
	const at = situation(state, seat);
	const { industries } = at.rules;
	const found = /* @__PURE__ */ new Set();
	for (let industry = firstOf(industries); industry < industries.length; industry++) {
		const kind = nextTile(at, industry);
		if (kind === null || brokenByTile$1(at, kind) !== null) continue;
		for (const slot of industries[industry].slots) if ((brokenBySlot(at, kind, slot) ?? brokenByCard(at, kind, slot, card)) === null) found.add(slot);
	}
	return [...found].sort((a, b) => a - b);
}
// packages/engine/src/questions/forecast.ts
/** Prices of the next cubes of a market, the cheapest first. */
function nextPrices(state, goods, count) {
	const market = rulesOf(state).edition.markets[goods];
	return Array.from({ length: count }, (_, bought) => priceOf$1(market, Math.max(0, state[goods] - bought)));
}
/** Tiles that leave the board when this era ends (B-END-01). */
function leavingTiles(state) {
	const { kinds } = rulesOf(state);
	if (isLastEra(state)) return [];
	return [...state.slots.keys()].filter((slot) => {
		const tile = state.slots[slot];
		return tile !== null && leavesWithEra(kinds[tile.kind]);
	});
}
/** After this turn the player holds no card, and there is none to draw: nothing can be done any more in this era (B-ROUND-01). */
var isLastTurnOfEra = (state) => state.deck.length === 0 && state.players[seatToMove(state)].hand.length <= state.actionsLeft;
// packages/engine/src/questions/reach.ts
/** The places in a seat's network (B-NET-01). */
var networkOf = (state, seat) => situation(state, seat).network;
function reachOf(state, seat, location) {
	const at = situation(state, seat);
	const place = setOf(location);
	return [
		reach(at, "coal", coalSupply(at, place)),
		reach(at, "iron", ironSupply(at)),
		...at.rules.kinds.some(({ makes }) => makes === "beer") ? [reach(at, "beer", beerSupply(at, place))] : []
	];
}
function reach({ rules, state }, goods, { ranks, market }) {
	return {
		goods,
		ranks,
		market: market && goods !== "beer" ? priceOf$1(rules.edition.markets[goods], state[goods]) : null
	};
}
/** Places that open the markets, connected to this one (B-COAL-07, L-COAL-02). */
function tradePointsFrom(state, location) {
	const at = situation(state);
	return connectedTo(neighbours(at), setOf(location)) & at.tradePoints;
}
/** Links from some places to the nearest of others, in order; empty if they share a place, null if none leads there. */
function routeBetween(state, from, to) {
	const rules = rulesOf(state);
	const map = neighboursOf(rules, state);
	const rings = [from];
	let reached = from;
	while ((reached & to) === 0) {
		const next = oneLinkFrom(map, rings[rings.length - 1]) & ~reached;
		if (next === 0) return null;
		rings.push(next);
		reached |= next;
	}
	const route = [];
	let here = anyOf(reached & to);
	for (let ring = rings.length - 2; ring >= 0; ring--) {
		const line = rules.lines.findIndex(({ touches }, id) => state.links[id] !== null && includes(touches, here) && (touches & rings[ring]) !== 0);
		if (line === -1) return null;
		route.unshift(line);
		here = anyOf(rules.lines[line].touches & rings[ring]);
	}
	return route;
}
// packages/engine/src/questions/standings.ts
/** Nothing hidden is needed for it. After the game everything is counted already. */
function standings(state) {
	const counted = state.players.map(() => ({
		links: 0,
		tiles: 0,
		more: 0
	}));
	if (!state.over) score(state, (event) => {
		if (event.type === "score-link") counted[event.seat].links += event.vp;
		if (event.type === "score-tile") counted[event.seat].tiles += event.vp;
		if (event.type === "score-final") counted[event.seat].more += event.vp;
	});
	return counted.map(({ links, tiles, more }, seat) => {
		const { vp } = state.players[seat];
		return {
			vp,
			links,
			tiles,
			more,
			total: vp + links + tiles + more
		};
	});
}
/** Scoring takes links off the board and moves the markers of the points, and nothing else. */
function score(state, tell) {
	const { links, players } = state;
	const copy = {
		...state,
		links: links.slice(),
		players: players.map((player) => ({ ...player }))
	};
	scoreEra(copy, tell);
	if (isLastEra(copy)) scoreEnd(copy, tell);
}
export { HIDDEN, MARKET, RULES_REVISION, UNKNOWN_STEPS, afterAction, allowedIn, at, barrelBeside, birmingham, brokenRule, classic, cloneState, connectedTo, decidedBy, defineEdition, determinize, editionNamed, editions, explain, firstOf, follow, formatEvent, formatGame, formatMove, formatPosition, formatRefusal, formatReplayError, hashOfSeed, idNamed, includes, incomeLevel, isBarrel, isLastEra, isLastTurnOfEra, isSameButCards, isTurnDone, lancashire, leavesWithEra, leavingTiles, legalMoves, linkValue, makeMove, makeSetup, merchantBuying, merchantOfBarrel, neighboursOf, networkOf, newGame, nextPrices, orderBySpent, parseGame, parseMove, parsePosition, parsePositionObject, parseWholeMove, play, positionObject, preview, ranking, reachOf, readMove, recordedMove, refusalObject, refusalOf, registerEdition, replay, revisionIn, rngFromSeed, rolling, routeBetween, rulesOf, ruleset, seatName, seatNamed, seatToMove, seedWithShares, setOf, sha256, shuffle, slotsOfCard, standings, stateHash, tableOf, toldTo, tradePointsFrom, turnsUpATile, undoable, unseenCards, variants, variantsOf, view, viewEvent, wholeActions, whyNot };
