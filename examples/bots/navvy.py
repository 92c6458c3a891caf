# Navvy: sells what it can, borrows when it is poor, lays up to two links for a tile, and builds.

import json
import sys

REST = ["build", "network", "loan", "develop", "scout", "anywhere", "end", "pass", "shortfall"]
TILES = ["iron", "port", "cotton", "manufacturer", "shipyard", "brewery", "coal", "pottery"]


def rank(move, own):
    action, what = (move.lstrip("+") + " ").split(" ")[:2]
    poor = own["money"] < 12 and own["income"] > 7
    few_links = len(own["links"]) <= 2 * len(own["tiles"])
    order = ["sell"] + ["loan"] * poor + ["network"] * few_links + REST
    return order.index(action), TILES.index(what.split("@")[0]) if action == "build" else 0


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        print('ready {"protocol": 1, "name": "Navvy", "author": "Ironbridge"}', flush=True)
    elif word == "turn":
        turn = json.loads(rest)
        own = turn["position"]["seats"][turn["seat"]]
        best = min(turn["moves"], key=lambda move: rank(move, own))
        print("move", json.dumps({"id": turn["id"], "move": best}), flush=True)
    elif word == "quit":
        break
