"""What sessions still call a payment without a choice by: to go with their next change."""

from wildcards.terminal.prompt import only_way

__all__ = ("only_way",)
