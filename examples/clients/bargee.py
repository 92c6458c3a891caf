# Bargee plays one game at a server to its end, with nothing but what docs/PROTOCOL.md says: the first legal move of what it likes best.
# Usage: python3 examples/clients/bargee.py ADDRESS TOKEN GAME

import json
import sys
import time
from urllib import error, request

LIKES = ["sell", "build", "network", "develop", "loan", ""]
address, token, id = sys.argv[1:]
headers = {"Authorization": "Bearer " + token, "Content-Type": "application/json"}


def call(path, sent=None):
    """Whatever is not this program's fault is asked for again. A move may come too late; whoever may not even ask stops."""
    body = json.dumps(sent).encode() if sent else None
    try:
        with request.urlopen(request.Request(f"{address}/api/games/{id}{path}", body, headers)) as answer:
            return json.load(answer)
    except error.HTTPError as refused:
        if sent and refused.code < 429:
            return None
        if refused.code < 429 or refused.code == 501:
            sys.exit(refused.read().decode())
        time.sleep(1)
        return call(path, sent)


game = call("")
while game["table"]["status"] == "playing":
    liked = [move for word in LIKES for move in game["legal"] if move.lstrip("+").startswith(word)]
    if liked:
        call("/moves", {"ply": game["ply"], "moves": liked[:1], "request": f"bargee-{id}-{game['seq']}"})
    game = call(f"?after={game['seq']}&wait=30")
result = game["table"]["result"]
print(", ".join(map(str, result)) + " VP" if result else f"No result: the table is {game['table']['status']}.")
