"""Rewrites a text file with Rewright's API: REWRIGHT_KEY=rw_... python3 rewrite.py https://SERVER FILE"""

import json
import os
import sys
import time
import urllib.error
import urllib.request
import uuid


def rewrite(server, text, **options):
    """Returns the answer of POST /hum. A request that fails is sent again, and is counted only once."""
    headers = {
        "Authorization": "Bearer " + os.environ["REWRIGHT_KEY"],
        "Content-Type": "application/json",
        "Idempotency-Key": str(uuid.uuid4()),
    }
    body = json.dumps({"text_content": text, **options}).encode()
    for attempt in range(4):
        try:
            request = urllib.request.Request(server.rstrip("/") + "/hum", data=body, headers=headers)
            with urllib.request.urlopen(request, timeout=60) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            wait = int(error.headers.get("Retry-After", 0))
            if error.code not in (409, 429, 503) or wait > 60 or attempt == 3:
                sys.exit(json.load(error)["message"])
            time.sleep(max(wait, 1))
        except OSError as error:
            if attempt == 3:
                sys.exit(f"The server can't be reached: {error}")
            time.sleep(2**attempt)


if __name__ == "__main__":
    server, path = sys.argv[1:]
    with open(path, encoding="utf-8") as file:
        result = rewrite(server, file.read(), mode="standard", level=7)
    for finding in result["findings"]:
        print(finding["message"], file=sys.stderr)
    print(result["transformed_text"])
